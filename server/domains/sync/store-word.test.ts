// What a store repeats is weighed against what somebody decided: rejected prices, and prices an admin wrote.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { watchSync } from '#server/jobs/handlers/watch-sync.ts'
import { openToldShop, type ToldShop } from '#tests/support/told-shop.ts'
import { testInFull } from '#tests/support/every-day.ts'

let shop: ToldShop
let says: ToldShop['says']
let run: ToldShop['run']
beforeAll(async () => {
  shop = await openToldShop()
  ;({ says, run } = shop)
})
afterAll(() => shop.close())
beforeEach(() => says.clear())

const OK = { ok: true }
const MOVED = { ok: false, code: 'run_moved' }
const desk = () => shop.admin.call.sync

interface Row {
  id: number
  externalId: string
  priceCents: number
  stock: number
  offered: boolean
  seenAt: Date
  expiresAt: Date
}
const row = async (id: number) => {
  const [found] = await shop.sql<Row & Record<string, never>>(
    `select p.id, p.external_id as "externalId", p.price_cents as "priceCents", p.stock, p.offered,
      o.seen_at as "seenAt", o.expires_at as "expiresAt"
    from product p join product_offer o on o.product_id = p.id where p.id = ?`,
    [id],
  )
  if (!found) throw new Error('no such product')
  return { ...found, seenAt: new Date(found.seenAt), expiresAt: new Date(found.expiresAt) }
}
let last = 0
/** A product no other test has touched, seen three hours ago. */
const nextProduct = async () => {
  const ids = await shop.sql<{ id: number }>(
    `select p.id from product p join product_offer o on o.product_id = p.id
    where p.stock > 5 and p.offered and p.id > ? order by p.id limit 1`,
    [last],
  )
  const id = ids[0]?.id ?? 0
  last = id
  await shop.sql(
    `update product_offer set seen_at = seen_at - interval '3 hours', expires_at = expires_at - interval '3 hours'
    where product_id = ?`,
    [id],
  )
  return row(id)
}
/** The store names ten times its price, and that is held. */
const jumped = async () => {
  const before = await nextProduct()
  const tenfold = before.priceCents * 10
  says.set(before.externalId, { priceCents: tenfold })
  await run()
  return { before, id: before.id, tenfold }
}
const reject = (id: number, tenfold: number) =>
  desk().decidePrices({ prices: [{ productId: id, heldPriceCents: tenfold }], accept: false })
const accept = (id: number, tenfold: number) =>
  desk().decidePrices({ prices: [{ productId: id, heldPriceCents: tenfold }], accept: true })

test('a held price makes the known one no younger', async () => {
  const { before, id, tenfold } = await jumped()
  expect(await row(id)).toEqual({ ...before, stock: 0 })
  expect((await shop.drawn(id)).doubted).toMatchObject({ state: 'held', priceCents: tenfold })
  // Believed, it is as old as its naming, and may be shown for as long as any other.
  expect(await accept(id, tenfold)).toEqual(OK)
  const after = await row(id)
  expect(after.priceCents).toBe(tenfold)
  expect(after.seenAt.getTime()).toBeGreaterThan(before.expiresAt.getTime() - 72 * 3_600_000)
  expect(after.expiresAt.getTime() - after.seenAt.getTime()).toBe(72 * 3_600_000)
})

testInFull('a rejected price stays rejected for as long as the store repeats it', async () => {
  const { before, id, tenfold } = await jumped()
  expect(await reject(id, tenfold)).toEqual(OK)
  for (const again of [1.01, 1.1]) {
    says.set(before.externalId, { priceCents: Math.round(tenfold * again) })
    await run()
    expect(await row(id)).toEqual(before)
  }
  const open = (await desk().heldPrices({})).prices
  expect(open.map(({ productId }) => productId)).not.toContain(id)
  const until = before.expiresAt.toISOString()
  expect((await desk().heldPrices({ which: 'rejected' })).prices).toMatchObject([
    { productId: id, priceCents: before.priceCents, heldPriceCents: tenfold, since: null, until },
  ])
  expect((await shop.drawn(id)).doubted).toEqual({ state: 'rejected', priceCents: tenfold, until })
})

test('it is sold by the known price for as long as that may be shown, and no longer', async () => {
  const { id, tenfold, before } = await jumped()
  await reject(id, tenfold)
  await shop.sql(`update product_offer set expires_at = now() where product_id = ?`, [id])
  await watchSync(shop.deps)
  await run()
  expect(await row(id)).toMatchObject({ offered: false, stock: 0, priceCents: before.priceCents })
  // Whoever thinks better of it takes it after all, and the next run brings the rest.
  expect(await accept(id, tenfold)).toEqual(OK)
  await run()
  expect(await row(id)).toMatchObject({
    offered: true,
    priceCents: tenfold,
    stock: before.stock,
  })
  expect((await shop.drawn(id)).doubted).toBeNull()
})

testInFull(
  'a store that goes back on a rejected price is believed, and may name it again later',
  async () => {
    const { id, before, tenfold } = await jumped()
    await reject(id, tenfold)
    says.clear()
    await run()
    expect((await shop.drawn(id)).doubted).toBeNull()
    says.set(before.externalId, { priceCents: tenfold })
    await run()
    expect((await shop.drawn(id)).doubted).toMatchObject({ state: 'held' })
  },
)

const writePrice = async (id: number, priceCents: number) => {
  const { seen, draft } = await shop.drawn(id)
  await shop.admin.call.catalogue.adminSave({ id, seen, draft: { ...draft, priceCents } })
}

test('a price an admin writes ends the doubt, and nobody’s yes undoes it', async () => {
  const { id, tenfold } = await jumped()
  await writePrice(id, 1234)
  expect((await shop.drawn(id)).doubted).toBeNull()
  expect(await accept(id, tenfold)).toEqual(MOVED)
  // One that was held before prices were kept from runs.
  await shop.sql(`update product_offer set held_price_cents = ? where product_id = ?`, [
    tenfold,
    id,
  ])
  expect(await accept(id, tenfold)).toEqual(OK)
  expect((await row(id)).priceCents).toBe(1234)
  await run()
  const after = await shop.drawn(id)
  expect(after).toMatchObject({ fixed: ['priceCents'], said: { priceCents: tenfold } })
  expect(after.draft).toMatchObject({ priceCents: 1234, stock: { preOrder: false } })
  expect(after.draft.stock.pieces).toBeGreaterThan(0)
})

test('every price of the shop is in its history, the accepted one among them', async () => {
  const { id, before, tenfold } = await jumped()
  await accept(id, tenfold)
  await run()
  const { history } = await shop.drawn(id)
  expect(history.map(({ priceCents }) => priceCents)).toEqual([tenfold, before.priceCents])
})
