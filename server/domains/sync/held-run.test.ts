// What an admin's word on a run doubted for its prices does to them, and on several of them at once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'

let shop: SyncShop
beforeAll(async () => {
  shop = await openSyncShop({ count: { amazon: 10, ebay: 40, walmart: 10 } })
  await shop.sync()
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
/** All that eBay sells costs a tenth of what it did. */
const fall = async () => {
  await shop.sql(`update product set price_cents = price_cents * 10 where source_store = 'ebay'`)
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
  expect(await desk().decideRun({ id, accept: true })).toEqual({ ok: true })
  const [entry] = await shop.sql<{ details: object }>(
    `select details from audit_entry where action = 'sync.acceptRun'`,
  )
  expect(entry?.details).toEqual({ provider: 'ebay', prices: 40 })
  await shop.work()
  expect([await prices(), await held()]).toEqual([before, []])
  expect(await shop.sql('select count(*)::int as n from price_change')).toEqual([{ n: 40 }])
  expect((await desk().run({ id })).run.state).toBe('completed')
})

test('thousands are taken as well, in the run and not while the admin waits', async () => {
  const id = await fall()
  await shop.sql(
    `with made as (
      insert into product (source_store, external_id, name, category, price_cents, origin)
      select 'ebay', 'many-' || n, 'Many ' || n, 'Toys', 1000, 'sync' from generate_series(1, 1200) n returning id)
    insert into product_offer (product_id, provider, run_id, seen_at, expires_at, held_price_cents, held_since)
    select id, 'ebay', ?, now(), now() + interval '1 day', 9000, now() from made`,
    [id],
  )
  expect(await desk().decideRun({ id, accept: true })).toEqual({ ok: true })
  expect(await held()).not.toEqual([])
  await shop.work()
  expect(await held()).toEqual([])
  const [{ taken } = {}] = await shop.sql<{ taken: number }>(
    `select count(*)::int as taken from product where external_id like 'many-%' and price_cents = 9000`,
  )
  expect(taken).toBe(1200)
  await shop.sql(`delete from product where external_id like 'many-%'`)
})

test('not believed, it leaves them held; several are decided at once, all or none', async () => {
  const id = await fall()
  const before = await prices()
  expect(await desk().decideRun({ id, accept: false })).toEqual({ ok: true })
  expect(await prices()).toEqual(before)
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
  expect(await prices()).toEqual({
    ...before,
    [first.productId]: first.heldPriceCents,
    [second.productId]: second.heldPriceCents,
  })
})
