// Proves that those who run the shop hear of a tenth held unpaid: one mail for each crossing, and a word on the desk.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatNumber } from '#src/ui/format-number.ts'
import { openOrderShop, type OrderShop } from '#tests/support/order-shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const tick = async () => {
  await shop.deps.boss.send('orders.cancelUnpaid', {})
  await shop.drain('cancelUnpaidOrders')
  await shop.drain('sendStockAlert')
}
const mails = () =>
  shop.sql<{ recipient: string; body: string }>(
    `select recipient, plain as body from outbox_mail where message_key like 'stock_held:%' order by id`,
  )
const desk = async () =>
  (await shop.admin.call.orders.adminList({ state: null, search: '', before: null })).muchHeld

test('each crossing of a tenth is one mail; below it the desk is silent', async () => {
  await shop.product({ stock: 40 })
  const first = await shop.place()
  await tick()
  expect(await mails()).toHaveLength(0)
  expect(await desk()).toBeNull()

  const orders = [first]
  for (let i = 0; i < 5; i += 1) orders.push(await shop.place())
  // Six of 70.
  await tick()
  expect(await mails()).toHaveLength(0)
  orders.push(await shop.place(), await shop.place())
  // Eight of 80: a tenth.
  await tick()
  await tick()
  const [mail, ...others] = await mails()
  expect(others).toHaveLength(0)
  expect(mail?.recipient).toBe('jefa@example.com')
  expect(mail?.body).toContain(`${formatNumber(8, 'es')} de ${formatNumber(80, 'es')}`)
  expect(await desk()).toMatchObject({ pieces: 8, ofPieces: 80 })

  for (const { id } of orders) await shop.move(id, 'cancelled')
  await tick()
  expect(await desk()).toBeNull()
  for (let i = 0; i < 20; i += 1) await shop.place()
  await tick()
  expect(await mails()).toHaveLength(2)
})
