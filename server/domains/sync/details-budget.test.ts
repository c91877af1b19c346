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

const without = async () => {
  const rows = await shop.sql<{ n: number }>(
    `select count(*)::int as n from product_offer o join product p on p.id = o.product_id
     where o.provider = 'ebay' and not o.gone and details_at is null and external_id not like 'unreadable%'`,
  )
  return rows[0]?.n
}
/** The next of the day's runs, as if it had the day's calls to itself. */
const sync = async () => {
  await shop.sql(`update sync_provider set calls_today = 0`)
  await shop.sync('ebay')
}

test('numbers that are refused for good keep nobody else waiting', async () => {
  refusesMany = false
  await shop.sql(`update product_offer set details_at = null`)
  await shop.sql(
    `update product set external_id = 'unreadable-' || id where id in (
      select product_id from product_offer where provider = 'ebay' order by product_id limit 10)`,
  )
  for (let run = 0; run < 7; run += 1) await sync()
  expect(await without()).toBe(0)
})

test('what has no stock by our own word is not asked about in every run', async () => {
  const ebay = `p.source_store = 'ebay' and p.listed and p.external_id not like 'unreadable%'`
  // Doubted at once, and counted by an admin as none.
  await shop.sql(`update product p set price_cents = price_cents * 4 where ${ebay} and id % 5 = 0`)
  await shop.sql(
    `update product p set stock = 0, fixed_fields = array['stock'] where ${ebay} and id % 5 = 1`,
  )
  await sync()
  await sync()
  const own = await shop.sql<{ isAsked: boolean }>(
    `select details_at > (select max(started_at) from sync_run where provider = 'ebay') as "isAsked"
     from product_offer o join product p on p.id = o.product_id
     where ${ebay} and p.stock = 0 and (held_price_cents is not null or p.fixed_fields <> '{}')`,
  )
  expect(own.length).toBeGreaterThan(20)
  expect(own.filter(({ isAsked }) => isAsked)).toEqual([])
})
