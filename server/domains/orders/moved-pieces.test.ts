// Proves that the pieces of a product come back with orders, and with «give back», as far as they are there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdrawOffers } from '#server/domains/catalogue/offers/withdraw-offers.ts'
import { giveBack } from '#tests/support/give-back.ts'
import { type HeardShop, openHeardShop } from '#tests/support/heard-shop.ts'

let shop: HeardShop
beforeAll(async () => {
  shop = await openHeardShop()
})
afterAll(() => shop.close())

const buyAtStore = async (order: number) => {
  await shop.move(order, 'paid')
  await shop.move(order, 'purchasing')
}

test('given back, a stock is without what was sold and bought since the last word', async () => {
  const id = await shop.product({ origin: 'import', stock: 10 })
  await shop.type(id, { pieces: 8 })
  const [first = 0, ...others] = await shop.buyThree(id)
  await buyAtStore(first)
  for (const order of others) await buyAtStore(order)
  // Ours already, and for sale.
  await shop.move(first, 'refunded')
  expect(await shop.stockOf(id)).toBe(6)
  await giveBack(shop.desk(), id, 'stock')
  expect(await shop.stockOf(id)).toBe(8)
})

test('what is bought although its store has none is ours, and comes back when it is refunded', async () => {
  const id = await shop.listed('B0MOVED001', 1)
  const order = await shop.buy(id)
  await shop.desk().adminBulk({ ids: [id], act: 'soldOut' })
  await buyAtStore(order)
  await shop.move(order, 'refunded')
  expect(await shop.stockOf(id)).toBe(1)
})

test('that it may be ordered before there are any says nothing of the pieces that orders hold', async () => {
  const own = await shop.product({ stock: 3 })
  const heard = await shop.listed('B0MOVED002', 3)
  for (const id of [own, heard]) {
    const orders = await shop.buyThree(id)
    await shop.type(id, { preOrder: true })
    expect(await shop.giveUp(id, orders)).toEqual([1, 2, 3])
  }
})

test('a pre-order is sold with none there, is missing until it arrives, and leaves none when given up', async () => {
  const id = await shop.product({ stock: 1 })
  await shop.type(id, { pieces: 0, preOrder: true })
  const orders = await shop.buyThree(id)
  const shelf = async () =>
    (await shop.sql('select stock, reserved, missing from product where id = ?', [id]))[0]
  expect(await shelf()).toEqual({ stock: 0, reserved: 3, missing: 3 })
  expect(await shop.giveUp(id, orders.slice(1))).toEqual([0, 0])
  expect(await shelf()).toEqual({ stock: 0, reserved: 1, missing: 1 })
  expect(await shop.visitor().call.catalogue.restProduct({ id })).toMatchObject({
    stock: 0,
    status: 'out_of_stock',
  })
  expect(await shop.visitor().call.catalogue.product({ id })).toMatchObject({
    availability: 'pre_order',
  })
  // No longer one, it is sold out.
  await shop.type(id, { preOrder: false })
  expect(await shop.visitor().call.cart.addItem({ productId: id, quantity: 1 })).toMatchObject({
    ok: false,
    code: 'out_of_stock',
  })
})

test('what left the lists with its store does not come back with orders that are given up', async () => {
  const id = await shop.listed('B0MOVED003', 3)
  const orders = await shop.buyThree(id)
  await withdrawOffers(shop.deps.orm.em.fork(), [id], new Date())
  expect(await shop.giveUp(id, orders.slice(1))).toEqual([0, 0])
  // A list that only says «some» does not tell how many: a closer look does.
  await shop.hear('B0MOVED003', null, 4_990, 'brief')
  expect(await shop.stockOf(id)).toBe(0)
  await shop.hear('B0MOVED003', 3)
  expect(await shop.stockOf(id)).toBe(2)
})
