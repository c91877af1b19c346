// A doubtful run of a store whose credentials were taken away: nobody can bring it to its end, its prices can be decided.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchSync } from '#server/jobs/handlers/watch-sync.ts'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'

let shop: SyncShop
let id = 0
beforeAll(async () => {
  shop = await openSyncShop({ count: { amazon: 10, ebay: 40, walmart: 10 } })
  await shop.sync()
  await shop.sql(`update product set price_cents = price_cents * 4 where source_store = 'ebay'`)
  await shop.sync('ebay')
  id = (await desk().desk()).suspicious[0]?.id ?? 0
  shop.deps.stores = shop.deps.stores.filter(({ provider }) => provider !== 'ebay')
})
afterAll(() => shop.close())

const desk = () => shop.admin.call.sync
const stateOf = async () => (await desk().run({ id })).run.state
const prices = async (which: 'open' | 'rejected') =>
  (await desk().heldPrices({ provider: 'ebay', which })).prices.length

test('accepting it is refused and it goes on waiting', async () => {
  expect(await desk().decideRun({ id, accept: true })).toEqual({
    ok: false,
    code: 'provider_not_configured',
  })
  await watchSync(shop.deps)
  expect([await stateOf(), await prices('open')]).toEqual(['suspicious', 40])
})

test('rejected, its prices are rejected with it', async () => {
  expect(await desk().decideRun({ id, accept: false })).toMatchObject({ ok: true })
  await shop.work()
  expect([await stateOf(), await prices('open'), await prices('rejected')]).toEqual([
    'rejected',
    0,
    40,
  ])
  expect(await shop.sql('select from sync_run where rejects_prices')).toEqual([])
})
