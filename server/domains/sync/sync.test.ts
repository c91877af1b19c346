// Proves that runs fill the catalogue from the sandbox's stores, renew it, and take out what is gone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchSync } from '#server/jobs/handlers/watch-sync.ts'
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
  // A closer look at what the list has just brought in counts no product twice.
  for (const { seen, created, changed, unchanged } of runs)
    expect(Number(created) + Number(changed) + Number(unchanged)).toBe(Number(seen))
  const stats = await shop.visitor().call.sync.stats()
  for (const store of ['amazon', 'ebay', 'walmart'] as const)
    expect(stats[store]).toMatchObject({ status: 'completed', successRate: 100 })
  const rows = await shop.catalogue()
  expect(rows.length).toBeGreaterThan(150)
  expect(rows.every(({ listed, price_cents: cents }) => listed && Number(cents) > 0)).toBe(true)
  // eBay's lists show small pictures; a closer look brings the large ones, and they stay.
  expect(JSON.stringify(rows)).not.toContain('.400.webp')
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
     where c.at > (select min(started_at) from sync_run where id >= ?)`,
    [Number(runs[0]?.id)],
  )
  // Amazon's terms allow none.
  expect(history.map(({ source_store: store }) => store).sort()).toEqual(['ebay', 'walmart'])
  const gone =
    await shop.sql(`select p.offered, p.stock, p.listed from product p join product_offer o
    on o.product_id = p.id where o.gone`)
  expect(gone).toHaveLength(total('hidden'))
  for (const row of gone) expect(row).toEqual({ offered: false, stock: 0, listed: false })
})

const offered = async () => {
  const [row] = await shop.sql<{ count: number }>(
    `select count(*)::int as count from product p join product_offer o on o.product_id = p.id where p.offered`,
  )
  return row?.count
}

/** What the stores' cards say is in the lists. */
const counted = async () => {
  const { providers } = await shop.admin.call.sync.desk()
  return providers.reduce((sum, { productCount }) => sum + productCount, 0)
}

test('the cards count what is in the lists: neither what an admin hides nor what is gone', async () => {
  expect(await counted()).toBe(await offered())
  const [hidden] = await shop.sql<{ id: number }>(
    `update product set hidden_by_admin = true where id = (
      select min(p.id) from product p join product_offer o on o.product_id = p.id where p.offered)
    returning id`,
  )
  await shop.sync()
  expect(await counted()).toBe(Number(await offered()) - 1)
  await shop.sql(`update product set hidden_by_admin = false where id = ?`, [hidden?.id ?? 0])
})

const HOURS = { amazon: 24, ebay: 72, walmart: 72 }

test.each([30, -30])(
  'a worker whose clock is wrong by %i hours neither stretches nor cuts how long a price is good',
  async (hours) => {
    shop.skew(hours)
    const runs = await shop.sync()
    expect(runs.map(({ state }) => state)).toEqual(['completed', 'completed', 'completed'])
    for (const { id, provider } of runs) {
      const [time] = await shop.sql<{ shortest: number; longest: number }>(
        `select extract(epoch from min(expires_at - now()))::float8 / 3600 as shortest,
          extract(epoch from max(expires_at - now()))::float8 / 3600 as longest
        from product_offer where run_id = ?`,
        [id],
      )
      const good = HOURS[provider as keyof typeof HOURS]
      expect(time?.longest).toBeLessThanOrEqual(good)
      expect(time?.shortest).toBeGreaterThan(good - 0.1)
    }
    const before = Number(await offered())
    await watchSync(shop.deps)
    expect(await offered()).toBe(before)
    await shop.sql(
      `update product_offer set expires_at = now() where product_id = (
      select min(product_id) from product_offer o join product p on p.id = o.product_id
      where p.offered and o.run_id = ?)`,
      [Number(runs[0]?.id)],
    )
    await watchSync(shop.deps)
    expect(await offered()).toBe(before - 1)
    expect(await counted()).toBe(before - 1)
  },
)
