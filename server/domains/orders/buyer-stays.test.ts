// Whoever may change an order's row cannot have it sent, or its mails, to somebody else; its buyer can only be forgotten.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '#tests/support/order-shop.ts'

let shop: OrderShop
let id: number
beforeAll(async () => {
  shop = await openOrderShop()
  id = (await shop.place()).id
})
afterAll(() => shop.close())

const set = (change: string) => shop.sql(`update shop_order set ${change} where id = ?`, [id])
const account = (name: string) => `(select id from app_user where username = '${name}')`

test.each([
  `email = 'other@example.com'`,
  `shipping_address = jsonb_set(shipping_address, '{line1}', '"Otra calle"')`,
  `shipping_address = jsonb_set(shipping_address, '{fullName}', '"***"')`,
  `billing_address = shipping_address`,
])('refuses %s', async (change) => {
  await expect(set(change)).rejects.toThrow('never becomes another')
})

test('an order gets an account once', async () => {
  await set(`user_id = ${account('marta')}`)
  await expect(set(`user_id = ${account('pedro')}`)).rejects.toThrow('never becomes another')
  await set('user_id = null')
})
