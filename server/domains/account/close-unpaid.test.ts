// Proves that closing an account leaves no pieces held for nobody, and that what may have been paid is still looked at.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUnpaidShop, type UnpaidShop } from '#tests/support/unpaid-shop.ts'
import { reported } from '#tests/support/report.ts'

let shop: UnpaidShop
beforeAll(async () => {
  shop = await openUnpaidShop()
})
afterAll(() => shop.close())

test('unpaid orders are cancelled once, with their line of history and without a mail to nobody', async () => {
  const buyer = await shop.joined('adios', 'adios@example.com')
  const bought = await shop.order(buyer, 'adios@example.com', { quantity: 3 })
  const id = shop.idOf(shop.linkOf(bought).number)
  expect(await buyer.call.account.deleteAccount({ password: 'secreto' })).toEqual({ ok: true })
  expect(await shop.shelfOf(bought.productId)).toEqual({ stock: 99, reserved: 0, missing: 0 })
  await shop.tick()
  expect(await shop.shelfOf(bought.productId)).toEqual({ stock: 99, reserved: 0, missing: 0 })
  expect(
    await shop.sql(
      `select from_state, to_state, actor from order_event where order_id = ? order by id desc limit 1`,
      [id],
    ),
  ).toEqual([{ from_state: 'pending_payment', to_state: 'cancelled', actor: 'customer' }])
  await shop.drain('sendOrderMail')
  expect(await shop.sql(`select id from outbox_mail where recipient like 'nobody@%'`)).toEqual([])
})

test('a reported payment stays for an admin, in the bounds of who reported it and for days only', async () => {
  const here = { clientAddress: '203.0.113.77' }
  const buyer = await shop.joined('fuga', 'fuga@example.com', here)
  const bought = await shop.order(buyer, 'fuga@example.com', { quantity: 20, priceCents: 100 })
  const link = shop.linkOf(bought)
  await buyer.call.orders.reportPayment(reported({ ...link, reference: 'ABC 1' }))
  expect(await buyer.call.account.deleteAccount({ password: 'secreto' })).toEqual({ ok: true })
  const again = await shop.joined('fuga2', 'fuga+2@example.com', here)
  const more = await shop.order(again, 'fuga@example.com', { quantity: 1, priceCents: 100 })
  expect(await shop.heldOf(more)).toBe(false)
  await shop.pass(link)
  expect(await shop.shelfOf(bought.productId)).toMatchObject({ stock: 99, reserved: 0 })
  const desk = await shop.signedIn('jefa')
  const { state } = await desk.call.orders.adminOrder({ id: shop.idOf(link.number) })
  expect(state).toBe('payment_review')
})
