// Proves placing an order: frozen as agreed, at the price seen or not at all, everything or nothing.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutForm } from '#tests/support/checkout-form.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

test('freezes what was agreed, empties the cart, takes the stock and enqueues the mail', async () => {
  const { visitor, productId } = await shop.filled({ priceCents: 12_345, stock: 5 }, 2)
  const form = await checkoutForm(visitor, { note: ' Tocar el timbre ' })
  const waiting = await shop.waiting('sendOrderMail')
  const placed = await visitor.call.orders.placeOrder(form)
  if (!placed.ok) throw new Error(placed.code)
  expect(placed.number).toMatch(/^PU-\d{6}-\d$/)
  expect(placed.key).toMatch(/^[\w-]{43}$/)

  await shop.sql(`update product set price_cents = 1, name = 'Otro' where id = ?`, [productId])
  const order = await visitor.call.orders.order({ number: placed.number, key: placed.key })
  expect(order).toMatchObject({
    state: 'pending_payment',
    email: 'maria@example.com',
    locale: 'es',
    totalCents: form.expectedTotalCents,
    note: 'Tocar el timbre',
    shippingAddress: { phone: '+584121234567' },
    lines: [{ productId, unitCents: 12_345, quantity: 2, totalCents: 24_690 }],
    history: [{ fromState: null, toState: 'pending_payment', actor: 'customer' }],
  })
  expect(order.lines[0]?.name).not.toBe('Otro')
  expect(order.charges.reduce((total, charge) => total + charge.cents, 0)).toBe(order.totalCents)
  expect(new Date(order.payUntil).getTime() - new Date(order.placedAt).getTime()).toBe(
    48 * 3_600_000,
  )
  expect(await shop.stockOf(productId)).toBe(3)
  expect(await visitor.call.cart.current()).toMatchObject({ lines: [], version: 2 })
  expect(visitor.cookies.get('puente_cart_count')).toBe('0')
  expect(await shop.waiting('sendOrderMail')).toBe(waiting + 1)
})

test('a price that moved is refused with both totals and the lines', async () => {
  const { visitor, productId } = await shop.filled({ priceCents: 10_000 })
  const form = await checkoutForm(visitor)
  await shop.sql('update product set price_cents = 11000 where id = ?', [productId])
  const refused = await visitor.call.orders.placeOrder(form)
  expect(refused).toMatchObject({
    ok: false,
    code: 'price_changed',
    expectedTotalCents: form.expectedTotalCents,
    totalCents: form.expectedTotalCents + 1000 + 150,
    lines: [{ productId, seenCents: 10_000, currentCents: 11_000 }],
  })
  expect(await shop.stockOf(productId)).toBe(10)
  // With the new total in view the same form goes through.
  const agreed = { ...form, expectedTotalCents: form.expectedTotalCents + 1150 }
  expect(await visitor.call.orders.placeOrder(agreed)).toMatchObject({ ok: true })
})

test('a total nobody was ever shown is refused', async () => {
  const { visitor } = await shop.filled()
  const form = await checkoutForm(visitor, { expectedTotalCents: 1 })
  expect(await visitor.call.orders.placeOrder(form)).toMatchObject({
    code: 'price_changed',
    lines: [],
  })
})

test('a cart that changed in another tab is refused with what it holds now', async () => {
  const { visitor, productId } = await shop.filled()
  const form = await checkoutForm(visitor)
  await visitor.call.cart.setQuantity({ productId, quantity: 3 })
  expect(await visitor.call.orders.placeOrder(form)).toMatchObject({
    ok: false,
    code: 'cart_changed',
    cart: { itemCount: 3 },
  })
})

test('what is no longer sold here is named', async () => {
  const { visitor, productId } = await shop.filled()
  const form = await checkoutForm(visitor)
  await shop.sql('update product set offered = false where id = ?', [productId])
  expect(await visitor.call.orders.placeOrder(form)).toMatchObject({
    code: 'not_sold_here',
    lines: [{ productId }],
  })
})

test('what no service takes to the address is named', async () => {
  const { visitor, productId } = await shop.filled()
  const form = await checkoutForm(visitor)
  await shop.sql(`update product set name = 'Voltek Power Bank' where id = ?`, [productId])
  expect(await visitor.call.orders.placeOrder(form)).toMatchObject({
    code: 'not_carried',
    lines: [{ productId }],
  })
})

test('an empty cart places nothing', async () => {
  const { visitor } = await shop.filled()
  const form = await checkoutForm(visitor)
  await visitor.call.cart.clear()
  expect(await visitor.call.orders.placeOrder(form)).toEqual({ ok: false, code: 'cart_empty' })
  expect(
    await shop.visitor().call.orders.placeOrder({ ...form, idempotencyKey: randomUUID() }),
  ).toEqual({
    ok: false,
    code: 'cart_empty',
  })
})

test('a failure at the very end leaves no order, no mail and all stock', async () => {
  const { visitor, productId } = await shop.filled()
  const form = await checkoutForm(visitor)
  const before = { orders: await shop.orderCount(), mails: await shop.waiting('sendOrderMail') }
  await shop.sql(
    `create function no_event() returns trigger language plpgsql as $$ begin raise exception 'no event today'; end $$`,
  )
  await shop.sql(
    'create trigger no_event before insert on order_event for each row execute function no_event()',
  )
  await expect(visitor.call.orders.placeOrder(form)).rejects.toThrow('no event today')
  await shop.sql('drop trigger no_event on order_event')
  expect({ orders: await shop.orderCount(), mails: await shop.waiting('sendOrderMail') }).toEqual(
    before,
  )
  expect(await shop.stockOf(productId)).toBe(10)
  expect((await visitor.call.cart.current()).itemCount).toBe(1)
  // The same form, sent again, is placed.
  expect(await visitor.call.orders.placeOrder(form)).toMatchObject({ ok: true })
  expect(await shop.waiting('sendOrderMail')).toBe(before.mails + 1)
})
