// Proves that a guest's pieces are let go of early and once, that the order lives on, and that a report holds them again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUnpaidShop, type UnpaidShop } from '#tests/support/unpaid-shop.ts'
import { reported } from '#tests/support/report.ts'

let shop: UnpaidShop
beforeAll(async () => {
  shop = await openUnpaidShop()
})
afterAll(() => shop.close())

test('the pieces of a guest go back on sale early, once, and the order may still be paid', async () => {
  const bought = await shop.order(shop.newVisitor(), 'tarde@example.com', { quantity: 3 })
  const { productId, visitor } = bought
  const link = shop.linkOf(bought)
  const seen = await visitor.call.orders.order(link)
  const hours = (Date.parse(seen.holdUntil ?? '') - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(5.9)
  expect(hours).toBeLessThanOrEqual(6.1)
  await shop.tick()
  expect(await shop.shelfOf(productId)).toMatchObject({ stock: 96, reserved: 3 })

  await shop.pass(link)
  await shop.tick()
  expect(await shop.shelfOf(productId)).toEqual({ stock: 99, reserved: 0, missing: 0 })
  expect(await visitor.call.orders.order(link)).toMatchObject({
    state: 'pending_payment',
    pieces: 'free',
  })
  // Told of at last, they are held again.
  const told = await visitor.call.orders.reportPayment(reported({ ...link, reference: 'ABC 123' }))
  expect(told).toMatchObject({ ok: true, order: { state: 'payment_review', pieces: 'held' } })
  expect(await shop.shelfOf(productId)).toEqual({ stock: 96, reserved: 3, missing: 0 })
})

test('told of in time, they stay held for days; then they go back and the report stays', async () => {
  const bought = await shop.order(shop.newVisitor(), 'pronto@example.com', { quantity: 3 })
  const link = shop.linkOf(bought)
  const { call } = bought.visitor
  await call.orders.reportPayment(reported({ ...link, reference: 'ABC 124' }))
  const seen = await call.orders.order(link)
  const hours = (Date.parse(seen.holdUntil ?? '') - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(71.9)
  expect(hours).toBeLessThanOrEqual(72.1)
  await shop.tick()
  expect(await shop.shelfOf(bought.productId)).toMatchObject({ stock: 96, reserved: 3 })
  await shop.pass(link)
  expect(await shop.shelfOf(bought.productId)).toMatchObject({ stock: 99, reserved: 0 })
  expect(await call.orders.order(link)).toMatchObject({ state: 'payment_review', pieces: 'free' })
})

test('an admin who looks at a report ends its time', async () => {
  const bought = await shop.order(shop.newVisitor(), 'vista@example.com', { quantity: 3 })
  const link = shop.linkOf(bought)
  await bought.visitor.call.orders.reportPayment(reported({ ...link, reference: 'ABC 127' }))
  const desk = await shop.signedIn('jefa')
  await desk.call.orders.adminMove({ id: shop.idOf(link.number), to: 'paid' })
  await shop.tick()
  expect(await bought.visitor.call.orders.order(link)).toMatchObject({ holdUntil: null })
  expect(await shop.shelfOf(bought.productId)).toMatchObject({ stock: 96, reserved: 3 })
})

test('an order that lost its pieces gives none back when it is cancelled', async () => {
  const bought = await shop.order(shop.newVisitor(), 'nunca@example.com', { quantity: 3 })
  const link = shop.linkOf(bought)
  await shop.pass(link)
  await shop.sql(`update shop_order set pay_until = '2020-01-01' where email = 'nunca@example.com'`)
  await shop.tick()
  expect(await bought.visitor.call.orders.order(link)).toMatchObject({ state: 'cancelled' })
  expect(await shop.shelfOf(bought.productId)).toEqual({ stock: 99, reserved: 0, missing: 0 })
})

test('what somebody else took meanwhile is told; an admin who confirms the payment still gets it noted', async () => {
  const first = await shop.order(shop.newVisitor(), 'uno@example.com', { quantity: 2, stock: 2 })
  const link = shop.linkOf(first)
  await shop.pass(link)
  const { productId } = first
  shop.linkOf(await shop.order(shop.newVisitor(), 'dos@example.com', { quantity: 1, productId }))
  expect(await first.visitor.call.orders.order(link)).toMatchObject({ pieces: 'gone' })
  const told = await first.visitor.call.orders.reportPayment(
    reported({ ...link, reference: 'ABC 125' }),
  )
  expect(told).toMatchObject({ ok: true, order: { state: 'payment_review', pieces: 'gone' } })
  expect(await shop.shelfOf(productId)).toEqual({ stock: 1, reserved: 1, missing: 0 })
  const admin = await shop.signedIn('jefa')
  const { id } = await first.visitor.call.orders.order(link)
  await admin.call.orders.adminMove({ id, to: 'paid' })
  expect(await shop.shelfOf(productId)).toEqual({ stock: 0, reserved: 3, missing: 1 })
})

test('a pre-order whose store took it back is gone, although none had to be there', async () => {
  const first = await shop.order(shop.newVisitor(), 'previa@example.com', { quantity: 2 })
  const link = shop.linkOf(first)
  await shop.pass(link)
  const set = (words: string) =>
    shop.sql(`update product set ${words} where id = ${first.productId}`)
  await set('stock = 0, pre_order = true')
  expect(await first.visitor.call.orders.order(link)).toMatchObject({ pieces: 'free' })
  await set('offered = false')
  expect(await first.visitor.call.orders.order(link)).toMatchObject({ pieces: 'gone' })
})

test('letting go does not make room for more: told of beyond the bound, they are not held again', async () => {
  const buyer = await shop.joined('vuelta', 'vuelta@example.com')
  const first = await shop.order(buyer, 'vuelta@example.com', { quantity: 15, priceCents: 100 })
  const link = shop.linkOf(first)
  await shop.pass(link)
  shop.linkOf(await shop.order(buyer, 'vuelta@example.com', { quantity: 15, priceCents: 100 }))
  const told = await first.visitor.call.orders.reportPayment(
    reported({ ...link, reference: 'ABC 126' }),
  )
  expect(told).toMatchObject({ ok: true, order: { state: 'payment_review', pieces: 'free' } })
  expect(await shop.shelfOf(first.productId)).toMatchObject({ stock: 99, reserved: 0 })
})

test('a confirmed account has all the time there is to pay, and the checkout says which time is whose', async () => {
  const sure = await shop.signedIn('segura')
  await sure.call.cart.clear()
  const bought = await shop.order(sure, 'segura@example.com', {})
  expect(await sure.call.orders.order(shop.linkOf(bought))).toMatchObject({ holdUntil: null })
  const hoursOf = async (visitor: typeof sure) => {
    await visitor.call.cart.addItem({ productId: bought.productId, quantity: 1 })
    return visitor.call.orders.checkoutQuote({})
  }
  expect(await hoursOf(sure)).toMatchObject({ payHours: 48, holdHours: 48 })
  expect(await hoursOf(shop.newVisitor())).toMatchObject({ payHours: 48, holdHours: 6 })
  expect(await hoursOf(await shop.signedIn('nueva'))).toMatchObject({ payHours: 48, holdHours: 6 })
})
