// Proves that all who never paid an order hold together no more than a share of a product and of the shop.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUnpaidShop, type UnpaidShop } from '#tests/support/unpaid-shop.ts'

let shop: UnpaidShop
beforeAll(async () => {
  shop = await openUnpaidShop(25)
})
afterAll(() => shop.close())

const cheap = (quantity: number) => ({ quantity, priceCents: 100 })

test('of one product, also at once, from wherever they come; a customer has the rest', async () => {
  await shop.product({ stock: 99_000 })
  const productId = await shop.product({ stock: 40, priceCents: 100 })
  const orders = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      shop.order(shop.newVisitor(), `n${i}@example.com`, { quantity: 4, productId }),
    ),
  )
  const held = await Promise.all(orders.map(shop.heldOf))
  expect(held.filter(Boolean)).toHaveLength(2)
  expect(await shop.shelfOf(productId)).toMatchObject({ stock: 32, reserved: 8 })
  // A confirmed address alone costs nothing, either.
  const sure = await shop.signedIn('segura')
  const more = await shop.order(sure, 'segura@example.com', { quantity: 3, productId })
  expect(await shop.heldOf(more)).toBe(false)
  const desk = await shop.signedIn('jefa')
  await desk.call.orders.adminMove({ id: shop.idOf(shop.linkOf(more).number), to: 'paid' })
  const known = await shop.order(sure, 'segura@example.com', { quantity: 20, productId })
  expect(await shop.heldOf(known)).toBe(true)
})

test('the last pieces of a product are held for whoever orders them first', async () => {
  const one = await shop.order(shop.newVisitor(), 'u@example.com', { ...cheap(1), stock: 1 })
  expect(await shop.heldOf(one)).toBe(true)
  expect(await shop.shelfOf(one.productId)).toMatchObject({ stock: 0 })
})

test('of the whole shop, also at once', async () => {
  await shop.sql(`update product set stock = 0`)
  await shop.sql(`update shop_order set pieces_held = false`)
  const ids = await Promise.all(Array.from({ length: 8 }, () => shop.product({ stock: 10 })))
  const orders = await Promise.all(
    ids.map((productId, i) =>
      shop.order(shop.newVisitor(), `t${i}@example.com`, { quantity: 3, productId }),
    ),
  )
  const held = await Promise.all(orders.map(shop.heldOf))
  // A quarter of 80 pieces.
  expect(held.filter(Boolean)).toHaveLength(6)
})

test('what is sold before there is any takes nothing of the share', async () => {
  await shop.sql(`update product set stock = 0`)
  await shop.sql(`update shop_order set pieces_held = false`)
  const productId = await shop.product({ stock: 12, priceCents: 100 })
  const coming = await shop.product({ stock: 0, preOrder: true, priceCents: 100 })
  for (const email of ['p1@example.com', 'p2@example.com']) {
    const before = { quantity: 9, productId: coming }
    expect(await shop.heldOf(await shop.order(shop.newVisitor(), email, before))).toBe(true)
  }
  const visitor = shop.newVisitor()
  await visitor.call.cart.addItem({ productId: coming, quantity: 9 })
  const both = await shop.order(visitor, 'p3@example.com', { quantity: 3, productId })
  expect(await shop.heldOf(both)).toBe(true)
  const more = await shop.order(shop.newVisitor(), 'p4@example.com', { quantity: 1, productId })
  expect(await shop.heldOf(more)).toBe(false)
})
