// Proves that runs fill the catalogue from the played stores, renew it, and take out what is gone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'

let shop: SyncShop
beforeAll(async () => {
  shop = await openSyncShop()
})
afterAll(() => shop.close())

test('the first run of all stores brings their products into the lists', async () => {
  expect(await shop.visitor().call.sync.stats()).toMatchObject({
    lastGlobalSync: null,
    hasActiveProviders: true,
    amazon: {
      status: 'pending',
      lastSync: null,
      productCount: 0,
      successRate: null,
      sandbox: true,
    },
  })
  const runs = await shop.sync()
  expect(runs.map(({ provider, state }) => `${provider} ${state}`).sort()).toEqual([
    'amazon completed',
    'ebay completed',
    'walmart completed',
  ])
  const stats = await shop.visitor().call.sync.stats()
  for (const store of ['amazon', 'ebay', 'walmart'] as const)
    expect(stats[store]).toMatchObject({ status: 'completed', successRate: 100 })
  const rows = await shop.catalogue()
  expect(rows.length).toBeGreaterThan(150)
  expect(rows.every(({ listed, price_cents: cents }) => listed && Number(cents) > 0)).toBe(true)
})

test('an unchanged second run touches no product', async () => {
  const before = await shop.sql(`select id, xmin::text from product order by id`)
  const runs = await shop.sync()
  expect(runs.map(({ state, created, changed }) => [state, created, changed])).toEqual(
    Array.from({ length: 3 }, () => ['completed', 0, 0]),
  )
  expect(await shop.sql(`select id, xmin::text from product order by id`)).toEqual(before)
})

test('after the stores moved, prices and stock follow, and what is gone leaves the lists', async () => {
  shop.drift()
  const runs = await shop.sync()
  const total = (field: string) => runs.reduce((sum, run) => sum + Number(run[field]), 0)
  expect(total('changed')).toBeGreaterThan(5)
  const history = await shop.sql<{ source_store: string }>(
    `select distinct p.source_store from price_change c join product p on p.id = c.product_id
     where c.at > (select max(started_at) from sync_run)`,
  )
  expect(history.map(({ source_store: store }) => store)).not.toContain('amazon')
  const gone =
    await shop.sql(`select p.offered, p.stock, p.listed from product p join product_offer o
    on o.product_id = p.id where o.gone`)
  expect(gone).toHaveLength(total('hidden'))
  for (const row of gone) expect(row).toEqual({ offered: false, stock: 0, listed: false })
})
