// What an admin's word on a doubtful run does to the prices it held, and on several of them at once.
import { everyDay, testInFull } from '#tests/support/every-day.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'

let shop: SyncShop
beforeAll(async () => {
  shop = await openSyncShop({ count: { amazon: 10, ebay: 40, walmart: 10 } })
  await shop.sync()
  await shop.sql(`create table start_prices as select id, price_cents from product`)
})
afterAll(() => shop.close())

const desk = () => shop.admin.call.sync
const held = async () => (await desk().heldPrices({ provider: 'ebay' })).prices
const prices = async () =>
  Object.fromEntries(
    (await shop.catalogue())
      .filter((row) => row['source_store'] === 'ebay')
      .map(({ id, price_cents: cents }) => [id, Number(cents)]),
  )
const stateOf = async (id: number) => (await desk().run({ id })).run.state
/** All that eBay sells costs so many times less than it did. */
const fall = async (times = 10) => {
  await shop.sql(`update product set price_cents = price_cents * ? where source_store = 'ebay'`, [
    times,
  ])
  await shop.sync('ebay')
  const [run] = (await desk().runs({ provider: 'ebay' })).runs
  expect(run).toMatchObject({ state: 'suspicious', doubt: 'many_jumps', held: 40 })
  return run?.id ?? 0
}

test('believed, the run brings the prices it held, each into the history', async () => {
  const before = await prices()
  const id = await fall()
  expect(await held()).toHaveLength(40)
  await shop.sql('delete from price_change')
  expect(await desk().decideRun({ id, accept: true })).toMatchObject({ ok: true })
  const [entry] = await shop.sql<{ details: object }>(
    `select details from audit_entry where action = 'sync.acceptRun'`,
  )
  expect(entry?.details).toEqual({ provider: 'ebay', prices: 40 })
  await shop.work()
  expect([await prices(), await held()]).toEqual([before, []])
  expect(await shop.sql('select count(*)::int as n from price_change')).toEqual([{ n: 40 }])
  expect(await stateOf(id)).toBe('completed')
})

testInFull('thousands are taken as well, in the run and not while the admin waits', async () => {
  const id = await fall()
  await shop.sql(
    `with made as (
      insert into product (source_store, external_id, name, category, price_cents, origin)
      select 'ebay', 900000000000 + n, 'Many ' || n, 'Toys', 1000, 'sync' from generate_series(1, 1200) n returning id)
    insert into product_offer (product_id, provider, run_id, seen_at, expires_at, held_price_cents, held_since)
    select id, 'ebay', ?, now(), now() + interval '1 day', 9000, (select ended_at from sync_run where id = ?) from made`,
    [id, id],
  )
  expect(await desk().decideRun({ id, accept: true })).toMatchObject({ ok: true })
  expect(await held()).not.toEqual([])
  await shop.work()
  expect(await held()).toEqual([])
  const [{ taken } = {}] = await shop.sql<{ taken: number }>(
    `select count(*)::int as taken from product where name like 'Many %' and price_cents = 9000`,
  )
  expect(taken).toBe(1200)
  await shop.sql(`delete from product where name like 'Many %'`)
})

/** What was held was named hours ago, as if the clock had asked for the next run. */
const later = () =>
  shop.sql(`update product_offer set held_since = held_since - interval '6 hours'`)
const lastState = async () => (await desk().runs({ provider: 'ebay' })).runs[0]?.state

test('the same said at once is an echo, hours later a second voice, and of a tenth no voice at all', async () => {
  const before = await prices()
  await fall(4)
  await shop.sync('ebay')
  expect([await lastState(), (await held()).length]).toEqual(['suspicious', 40])
  await later()
  await shop.sync('ebay')
  expect([await lastState(), await prices(), await held()]).toEqual(['completed', before, []])
  const id = await fall()
  await later()
  await shop.sync('ebay')
  expect((await held()).length).toBe(40)
  expect(await stateOf(id)).toBe('rejected')
})

test('several are decided at once, all or none; the rest is rejected with the run', async () => {
  const id = await fall(4)
  const before = await prices()
  const all = await held()
  expect(all).toHaveLength(40)
  expect((await desk().heldPrices({ provider: 'walmart' })).prices).toEqual([])
  const [first, second, third] = all.map(({ productId, heldPriceCents }) => ({
    productId,
    heldPriceCents,
  }))
  if (!first || !second || !third) throw new Error('too few')
  const moved = { ...third, heldPriceCents: third.heldPriceCents + 1 }
  expect(await desk().decidePrices({ prices: [first, moved], accept: true })).toEqual({
    ok: false,
    code: 'run_moved',
  })
  expect([await held(), await prices()]).toEqual([all, before])
  expect(await desk().decidePrices({ prices: [first, second], accept: true })).toEqual({ ok: true })
  expect(await desk().decidePrices({ prices: [third], accept: false })).toEqual({ ok: true })
  expect(await held()).toEqual(all.slice(3))
  const taken = {
    ...before,
    [first.productId]: first.heldPriceCents,
    [second.productId]: second.heldPriceCents,
  }
  // Hours later the next run stands ready: it must not hear a second voice in what was just rejected.
  await later()
  await desk().trigger({ provider: 'ebay' })
  expect(await desk().decideRun({ id, accept: false })).toMatchObject({ ok: true })
  await shop.work()
  expect([await lastState(), await held(), await prices()]).toEqual(['completed', [], taken])
  const rejected = (await desk().heldPrices({ provider: 'ebay', which: 'rejected' })).prices
  expect(rejected.map(({ productId }) => productId)).toEqual(
    all.slice(2).map(({ productId }) => productId),
  )
  expect(await shop.sql('select from sync_run where rejects_prices')).toEqual([])
})

const rejected = async () =>
  (await desk().heldPrices({ provider: 'ebay', which: 'rejected' })).prices.length
const decide = async (id: number, accept: boolean) => {
  expect(await desk().decideRun({ id, accept })).toMatchObject({ ok: true })
  await shop.work()
}
/** As if eBay had always said what it says, and nobody had decided anything. */
const anew = async () => {
  await shop.sql(
    `update product p set price_cents = s.price_cents from start_prices s where s.id = p.id`,
  )
  await shop.sql(
    `update product_offer set held_price_cents = null, held_since = null, rejected_price_cents = null`,
  )
  await shop.sql(`update sync_provider set last_seen = null`)
}

test.each(everyDay(1, [true, false]))(
  'doubted for what it did not see, its prices are decided with it all the same: %s',
  async (accept) => {
    await anew()
    const before = await prices()
    await shop.sql(`update product set price_cents = price_cents * 4 where source_store = 'ebay'`)
    await shop.sql(`update sync_provider set last_seen = 400 where provider = 'ebay'`)
    await shop.sync('ebay')
    const [run] = (await desk().runs({ provider: 'ebay' })).runs
    expect(run).toMatchObject({ state: 'suspicious', doubt: 'far_fewer', held: 40 })
    await decide(run?.id ?? 0, accept)
    expect([await held(), await rejected()]).toEqual([[], accept ? 0 : 40])
    if (accept) expect(await prices()).toEqual(before)
  },
)

test.each(everyDay(1, [true, false]))(
  'a later run that gave up takes no price out of what is decided, and brings none into it: %s',
  async (accept) => {
    await anew()
    const id = await fall(4)
    await shop.sql(
      `with later as (
        insert into sync_run (provider, state, trigger, started_at, ended_at)
        values ('ebay', 'failed', 'schedule', now(), now()) returning id)
      update product_offer set run_id = (select id from later) where provider = 'ebay'`,
    )
    const [first] = await held()
    await shop.sql(
      `update product_offer set held_price_cents = held_price_cents + 1, held_since = now() where product_id = ?`,
      [first?.productId],
    )
    await decide(id, accept)
    expect((await held()).map(({ productId }) => productId)).toEqual([first?.productId])
    expect(await rejected()).toBe(accept ? 0 : 39)
  },
)
