// What a run concludes about products that no list named: only what the store says, never much at once, and within its share.
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest'
import type { SyncStore } from '#domain/store-offer.ts'
import type { ItemsOutcome } from '#server/connectors/stores/store-connector.ts'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'

type Items = Extract<ItemsOutcome, { ok: true }>

let shop: SyncShop
/** What the stores answer otherwise about single items. */
let otherwise: (items: Items, ids: readonly string[]) => Items = (items) => items
/** A fault of the item calls alone. */
let fault: string | null = null
let callsPerDay = 1_000_000
let calls: (readonly string[])[] = []
beforeAll(async () => {
  shop = await openSyncShop({
    count: { amazon: 60, ebay: 120, walmart: 100 },
    callsPerSecond: { walmart: 10 },
    wrap: (connector) => ({
      ...connector,
      get limits() {
        return { ...connector.limits, callsPerDay }
      },
      fetchItems: async (ids, signal) => {
        calls.push(ids)
        shop.sandbox.setFault(connector.provider, fault)
        const answer = await connector.fetchItems(ids, signal)
        shop.sandbox.setFault(connector.provider, null)
        return answer.ok ? otherwise(answer, ids) : answer
      },
    }),
  })
  await shop.sync()
  // From here on one list of many: most of what is known is asked about.
  shop.connect(undefined, 1)
})
afterAll(() => shop.close())
beforeEach(async () => {
  otherwise = (items) => items
  fault = null
  callsPerDay = 1_000_000
  await shop.sql(`update sync_provider set last_seen = null, calls_today = 0`)
  calls = []
})

const listed = async (store: SyncStore = 'ebay') =>
  (await shop.catalogue()).filter((row) => row['source_store'] === store && row['listed'])
const sync = async (store: SyncStore = 'ebay') => {
  await shop.sync(store)
  return read(store)
}
const read = async (store: SyncStore = 'ebay') => {
  const { runs } = await shop.admin.call.sync.runs({ provider: store })
  const { run, problems } = await shop.admin.call.sync.run({ id: runs[0]?.id ?? 0 })
  return { ...run, codes: problems.map(({ code }) => code) }
}
const COMPLETED = { state: 'completed', doubt: null, hidden: 0 }

it.each([
  ['amazon', 'half-page'],
  ['ebay', 'empty'],
  ['walmart', 'half-page'],
] as const)('%s, %s of single items: nothing goes', async (store, kind) => {
  const before = await listed(store)
  fault = kind
  const first = await sync(store)
  expect(first).toMatchObject(COMPLETED)
  expect(first.codes).toContain('item_unanswered')
  expect(await listed(store)).toEqual(before)
  // Many that are passed over once more are too many to be believed.
  expect(await sync(store)).toMatchObject({ state: 'suspicious', doubt: 'many_gone', hidden: 0 })
  expect(await listed(store)).toEqual(before)
  fault = null
  expect(await sync(store)).toMatchObject(COMPLETED)
  expect(await listed(store)).toEqual(before)
})

/** When the last run of an offer's store began: what was asked about since, its lists did not name. */
const BEGUN = `(select max(started_at) from sync_run where provider = o.provider)`

/** A few of eBay's that its one list does not name. */
const someUnseen = async (count: number) =>
  (
    await shop.sql<{ number: string }>(
      `select p.external_id as number from product_offer o join product p on p.id = o.product_id
       where o.provider = 'ebay' and o.asked_at > ${BEGUN} order by p.id limit ?`,
      [count],
    )
  ).map(({ number }) => number)
const hours = (count: number) =>
  shop.sql(
    `update product_offer set gone_at = gone_at - make_interval(hours => ?),
      asked_at = asked_at - make_interval(hours => ?) where gone`,
    [count, count],
  )

/** Passes over some without a word. */
const silentAbout =
  (quiet: readonly string[]) =>
  (items: Items, ids: readonly string[]): Items => ({
    ...items,
    offers: items.offers.filter(({ externalId }) => !quiet.includes(externalId)),
    unanswered: ids.filter((id) => quiet.includes(id)),
  })
let quiet: readonly string[] = []
const askedAbout = () => quiet.filter((id) => calls.flat().includes(id))

test('passed over in two runs, a product goes', async () => {
  const before = await listed()
  quiet = await someUnseen(3)
  otherwise = silentAbout(quiet)
  expect(await sync()).toMatchObject(COMPLETED)
  expect(await sync()).toMatchObject({ ...COMPLETED, hidden: 3 })
  expect(await listed()).toHaveLength(before.length - 3)
})

test('what is gone is asked about again for a week, once a day, and comes back', async () => {
  const before = await listed()
  otherwise = silentAbout(quiet)
  expect(await sync()).toMatchObject(COMPLETED)
  expect(askedAbout()).toEqual([])
  await hours(24 * 7 + 1)
  await sync()
  expect(askedAbout()).toEqual([])
  await hours(-24 * 6)
  expect(await sync()).toMatchObject(COMPLETED)
  expect(askedAbout()).toEqual(quiet)
  otherwise = (items) => items
  await hours(25)
  await sync()
  expect(await listed()).toHaveLength(before.length + quiet.length)
})

test('more than 30 % denied wait for an admin, and go when they are believed', async () => {
  const before = await listed()
  otherwise = (items, ids) => ({ ...items, offers: [], missing: ids, unanswered: [] })
  const doubted = await sync()
  expect(doubted).toMatchObject({ state: 'suspicious', doubt: 'many_gone', hidden: 0 })
  expect(doubted.deniedOf).toBe(before.length)
  expect(await shop.waiting('sendSyncAlert')).toBeGreaterThan(0)
  expect(await listed()).toEqual(before)
  const checks = `select check_calls from sync_run where id = ${doubted.id}`
  const asked = await shop.sql(checks)
  await shop.admin.call.sync.decideRun({ id: doubted.id, accept: true })
  await shop.work()
  const run = await read()
  expect(run).toMatchObject({ id: doubted.id, state: 'completed' })
  // It was asked about them already.
  expect(await shop.sql(checks)).toEqual(asked)
  expect(await listed()).toHaveLength(before.length - run.hidden)
  expect(run.hidden).toBeGreaterThan(before.length * 0.3)
  expect(run.hidden).toBe(doubted.denied)
  otherwise = (items) => items
  await hours(25)
  expect(await sync()).toMatchObject(COMPLETED)
  expect(await listed()).toEqual(before)
})

test('a run asks within its share about those nobody asked about for longest, and ends', async () => {
  const ebay = `provider = 'ebay'`
  await shop.sql(
    `update product_offer set asked_at = now() - interval '1 day', details_at = now() where ${ebay}`,
  )
  // Five of a hundred calls are for this, so one of twenty, and it takes twenty products.
  callsPerDay = 20
  expect(await sync()).toMatchObject(COMPLETED)
  const lately = `select from product_offer where asked_at > now() - interval '1 hour' and ${ebay}`
  const asked = async () => (await shop.sql(lately)).length
  expect(await asked()).toBe(20)
  await shop.sql(`update sync_provider set calls_today = 0`)
  expect(await sync()).toMatchObject(COMPLETED)
  expect(await asked()).toBe(40)
})

test('a day without calls left ends a run that has crawled its lists', async () => {
  callsPerDay = 100
  await shop.sql(`update sync_provider set calls_today = 98, quota_day = now() at time zone 'UTC'`)
  expect(await sync()).toMatchObject({ ...COMPLETED, restsUntil: null })
  expect(calls.length).toBeLessThan(2)
})

test('one unknown number among twenty costs single calls, each at its place in the row', async () => {
  const [product] = await shop.sql<{ id: number; number: string }>(
    `select p.id, p.external_id as number from product_offer o join product p on p.id = o.product_id
     where o.provider = 'walmart' and o.asked_at > ${BEGUN} order by o.asked_at, p.id limit 1`,
  )
  const { id = 0, number = '' } = product ?? {}
  await shop.sql(`update product set external_id = '999999999' where id = ?`, [id])
  const run = await sync('walmart')
  expect(run).toMatchObject({ state: 'completed', fault: null, hidden: 1 })
  const [row] = await shop.sql<{ today: number }>(
    `select calls_today as today from sync_provider where provider = 'walmart'`,
  )
  expect([row?.today, run.calls]).toEqual([run.calls, calls.length + 1])
  expect(calls.filter(({ length }) => length === 1).length).toBeGreaterThan(0)
  await shop.sql(`update product set external_id = ? where id = ?`, [number, id])
})
