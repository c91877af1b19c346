// The lowest price that a cart names is the lowest of its checkout, whatever was chosen or kept with the goods.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEPT_AT, makeDearer } from '#tests/support/dearer-tariff.ts'
import { openTestShop, type TestShop, type Visitor } from '#tests/support/test-shop.ts'

let shop: TestShop
let product: number
beforeAll(async () => {
  shop = await openTestShop()
  shop.setNow(KEPT_AT)
  product = await shop.product({ name: 'Taladro', priceCents: 10_000, stock: 20 })
})
afterAll(() => shop.close())

const lowestAtCheckout = async ({ call }: Visitor) => {
  const quote = await call.orders.checkoutQuote({})
  if (!quote.ok) throw new Error(quote.code)
  const lowest = Math.min(...quote.options.map(({ totalCents }) => totalCents))
  expect(quote.cart.landed?.totalCents).toBe(lowest)
  return { lowest, kept: quote.kept?.state ?? null }
}

test('goods that are sent with extras to another city', async () => {
  const visitor = shop.visitor()
  const { call } = visitor
  const goods = [{ id: product, quantity: 2 }]
  const plain = await call.catalogue.landed({ id: product, quantity: 2 })
  const sent = await call.cart.sendGoods({
    goods,
    destination: 've-merida',
    service: 'air',
    extras: ['insurance'],
  })
  const { lowest } = await lowestAtCheckout(visitor)
  expect(sent.ok && sent.cart.landed?.totalCents).toBe(lowest)
  expect((await call.cart.current()).landed?.totalCents).toBe(lowest)
  for (const option of plain) expect(option).not.toMatchObject({ totalCents: lowest })
})

test('a kept quote, until other goods are in the cart', async () => {
  const visitor = shop.visitor()
  const { call } = visitor
  const goods = [{ id: product, quantity: 2 }]
  const saved = await call.shipping.saveQuote({ destination: 've-caracas', goods })
  if (!saved.ok) throw new Error(saved.code)
  const before = await call.catalogue.landed({ id: product, quantity: 2 })
  await makeDearer(shop)
  const sent = await call.cart.sendGoods({ quote: saved.token, service: 'sea' })
  const kept = await lowestAtCheckout(visitor)
  expect(kept.kept).toBe('held')
  expect(before).toContainEqual(expect.objectContaining({ totalCents: kept.lowest }))
  expect(sent.ok && sent.cart.landed?.totalCents).toBe(kept.lowest)
  expect((await call.cart.current()).landed?.totalCents).toBe(kept.lowest)
  const more = await call.cart.addItem({ productId: product, quantity: 1 })
  const today = await lowestAtCheckout(visitor)
  expect(today.kept).toBeNull()
  expect(more.ok && more.cart.landed?.totalCents).toBe(today.lowest)
})
