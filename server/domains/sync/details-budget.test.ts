// How much of a day's calls a run spends on details: its own share, whatever its lists take.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'

let shop: SyncShop
let refusesMany = false
let calls = 0
beforeAll(async () => {
  shop = await openSyncShop({
    count: { amazon: 20, ebay: 90, walmart: 20 },
    wrap: (connector) =>
      connector.provider === 'ebay'
        ? {
            ...connector,
            limits: { ...connector.limits, callsPerDay: 100 },
            fetchItems: async (ids, signal) => {
              const answer = await connector.fetchItems(ids, signal)
              // As where the keys may not ask for many at once.
              const taken = refusesMany ? ids.length + 1 : answer.calls
              calls += taken
              return { ...answer, calls: taken }
            },
          }
        : connector,
  })
})
afterAll(() => shop.close())

const detailed = async () => {
  const [row] = await shop.sql<{ known: number; all: number }>(
    `select count(details_at)::int as known, count(*)::int as all from product_offer where provider = 'ebay'`,
  )
  return row
}

test('pages of the lists take nothing from the details', async () => {
  const [run] = await shop.sync('ebay')
  expect(Number(run?.['pages'])).toBeGreaterThan(5 + 1)
  const { known, all } = (await detailed()) ?? { known: 0, all: 1 }
  expect(known).toBe(all)
})

test('where each item is a call of its own, a run stops at its share', async () => {
  refusesMany = true
  calls = 0
  await shop.sql(`update product_offer set details_at = null`)
  await shop.sql(`update sync_provider set calls_today = 0`)
  const [run] = await shop.sync('ebay')
  expect(run?.state).toBe('completed')
  // Eight of a hundred: the first look at twenty is more than that already.
  expect(calls).toBe(21)
})
