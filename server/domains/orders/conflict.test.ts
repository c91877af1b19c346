// Proves that a transaction the database broke off is done again without the shopper noticing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutForm } from '#tests/support/checkout-form.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

test.each(['40001', '40P01'])('after two conflicts (%s) the order is placed once', async (code) => {
  const { visitor, productId } = await shop.filled({ stock: 3 })
  const form = await checkoutForm(visitor)
  const before = { orders: await shop.orderCount(), mails: await shop.waiting('sendOrderMail') }
  // A sequence does not roll back: it counts the attempts.
  await shop.sql('create sequence attempts')
  await shop.sql('grant usage on sequence attempts to public')
  await shop.sql(`
    create function conflict() returns trigger language plpgsql as $$
    begin
      if nextval('attempts') <= 2 then raise exception using errcode = '${code}'; end if;
      return new;
    end $$`)
  await shop.sql(
    'create trigger conflict before insert on order_event for each row execute function conflict()',
  )
  expect(await visitor.call.orders.placeOrder(form)).toMatchObject({ ok: true })
  await shop.sql('drop trigger conflict on order_event')
  await shop.sql('drop function conflict')
  await shop.sql('drop sequence attempts')
  expect(await shop.orderCount()).toBe(before.orders + 1)
  expect(await shop.waiting('sendOrderMail')).toBe(before.mails + 1)
  expect(await shop.stockOf(productId)).toBe(2)
})
