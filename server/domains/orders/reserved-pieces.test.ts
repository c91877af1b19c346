// Proves that a store's count does not sell again what our orders hold and nobody has bought there yet.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoreOffer } from '#domain/store-offer.ts'
import { writeOffers } from '#server/domains/catalogue/write-offers.ts'
import { placeOne } from '#tests/support/checkout-form.ts'
import { giveBack } from '#tests/support/give-back.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const offer = (externalId: string, stock: number | null, priceCents: number): StoreOffer => ({
  sourceStore: 'amazon',
  externalId,
  title: 'Desk Lamp With Three Arms',
  brand: 'Luzel',
  model: 'L3',
  gtin: null,
  categoryPath: [],
  categoryIds: [],
  category: 'Home & Garden',
  priceCents,
  listPriceCents: null,
  currency: 'USD',
  availability: 'in_stock',
  stock,
  images: [],
  features: [],
  specifications: [],
  description: '',
  weight: null,
  weightSource: 'none',
  box: null,
  ratingTenths: null,
  reviewCount: null,
  affiliateUrl: `https://www.amazon.com/dp/${externalId}?tag=ours-20`,
  originalUrl: `https://www.amazon.com/dp/${externalId}`,
})

const policy = { salesPolicy: 'own', expiresHours: 24, keepsHistory: false } as const

/** What the store says at a sync; `look` close also tells first figures. */
const hear = (externalId: string, stock: number | null, priceCents = 4_990) =>
  shop.deps.orm.em.fork().transactional((em) =>
    writeOffers(em, [{ offer: offer(externalId, stock, priceCents), category: 'Home & Garden' }], {
      provider: 'amazon',
      policy,
      runId: 1,
      now: new Date(),
      look: 'close',
    }),
  )

const listed = async (externalId: string, stock: number | null) => {
  await hear(externalId, stock)
  const [row] = await shop.sql<{ id: number }>('select id from product where external_id = ?', [
    externalId,
  ])
  return row?.id ?? 0
}

const buy = async (productId: number) => {
  const visitor = shop.visitor()
  const placed = await placeOne(visitor, productId)
  return (await visitor.call.orders.order(placed)).id
}

test('sold out stays sold out, however often the store says how many it has', async () => {
  const id = await listed('B0RESERVE1', 2)
  const orders = [await buy(id), await buy(id)]
  for (let sync = 0; sync < 2; sync += 1) {
    expect(await hear('B0RESERVE1', 2)).toMatchObject({ changed: 0 })
    expect(await shop.stockOf(id)).toBe(0)
  }
  // A third one came in there; then one of ours is given up.
  await hear('B0RESERVE1', 3)
  expect(await shop.stockOf(id)).toBe(1)
  await shop.move(orders[0] ?? 0, 'cancelled')
  expect(await shop.stockOf(id)).toBe(2)
  await hear('B0RESERVE1', 3)
  expect(await shop.stockOf(id)).toBe(2)
})

/** Gives the orders up, one after the other; what is for sale after each. */
const giveUp = async (id: number, orders: readonly number[]) => {
  const left: (number | undefined)[] = []
  for (const order of orders) {
    await shop.move(order, 'cancelled')
    left.push(await shop.stockOf(id))
  }
  return left
}
const buyThree = async (id: number) => [await buy(id), await buy(id), await buy(id)]

test('fewer than our orders hold is none, and given up only what the store has is sold again', async () => {
  const id = await listed('B0RESERVE2', 3)
  const orders = await buyThree(id)
  await hear('B0RESERVE2', 1)
  expect(await shop.stockOf(id)).toBe(0)
  expect(await giveUp(id, orders)).toEqual([0, 0, 1])
  expect(await hear('B0RESERVE2', 1)).toMatchObject({ changed: 0 })
})

test('what is given up while the price is doubted is not sold', async () => {
  const id = await listed('B0RESERVE5', 3)
  const orders = await buyThree(id)
  await hear('B0RESERVE5', 3, 49_900)
  expect(await giveUp(id, orders)).toEqual([0, 0, 0])
  await hear('B0RESERVE5', 3)
  expect(await shop.stockOf(id)).toBe(3)
})

const desk = () => shop.admin.call.catalogue
const type = async (id: number, pieces: number) => {
  const { seen, draft } = await desk().adminProduct({ id })
  const stock = { ...draft.stock, pieces }
  expect(await desk().adminSave({ id, seen, draft: { ...draft, stock } })).toMatchObject({
    ok: true,
  })
}

test('sold out by an admin’s word stays so, whoever gives up an order', async () => {
  const soldOut = async (id: number) =>
    expect(await desk().adminBulk({ ids: [id], act: 'soldOut' })).toMatchObject({ changed: 1 })
  const noneTyped = (id: number) => type(id, 0)
  for (const [at, say] of [soldOut, noneTyped].entries()) {
    const id = await listed(`B0RESERVE6${at}`, 4)
    const orders = await buyThree(id)
    await say(id)
    expect(await giveUp(id, orders)).toEqual([0, 0, 0])
  }
  // Said when the last one is just ordered.
  const id = await listed('B0RESERVE7', 3)
  const orders = await buyThree(id)
  await soldOut(id)
  expect(await giveUp(id, orders)).toEqual([0, 0, 0])
  // Counted anew it sells as ever.
  await type(id, 2)
  expect(await giveUp(id, [await buy(id), await buy(id)])).toEqual([1, 2])
})

test('given back, a stock is what the store has without what our orders hold', async () => {
  const said = async (id: number) => (await desk().adminProduct({ id })).said.stock?.pieces
  const giveStockBack = (id: number) => giveBack(desk(), id, 'stock')
  const id = await listed('B0RESERVE8', 3)
  await type(id, 9)
  const orders = await buyThree(id)
  expect(await said(id)).toBe(0)
  await hear('B0RESERVE8', 2)
  expect(await said(id)).toBe(0)
  await giveStockBack(id)
  expect(await shop.stockOf(id)).toBe(0)
  expect(await giveUp(id, orders)).toEqual([0, 1, 2])
  // The same where the last word is older than the correction.
  for (const say of [() => type(id, 7), () => desk().adminBulk({ ids: [id], act: 'soldOut' })]) {
    const order = await buy(id)
    await say()
    expect(await said(id)).toBe(1)
    await shop.move(order, 'cancelled')
    await giveStockBack(id)
    expect(await shop.stockOf(id)).toBe(2)
  }
})

test('what was bought at the store is no longer in its count', async () => {
  const id = await listed('B0RESERVE3', 5)
  const order = await buy(id)
  await shop.move(order, 'paid')
  await hear('B0RESERVE3', 5)
  expect(await shop.stockOf(id)).toBe(4)
  await shop.move(order, 'purchasing')
  await hear('B0RESERVE3', 4)
  expect(await shop.stockOf(id)).toBe(4)
  await hear('B0RESERVE3', 9)
  expect(await shop.stockOf(id)).toBe(9)
})

test('a store that does not count fills a shelf only with what is not sold yet', async () => {
  const id = await listed('B0RESERVE4', null)
  const first = (await shop.stockOf(id)) ?? 0
  for (let piece = 0; piece < first; piece += 1) await buy(id)
  await hear('B0RESERVE4', null)
  expect(await shop.stockOf(id)).toBe(0)
})
