// Proves that nobody can empty the shop with unpaid orders or flood a mailbox, and that a refusal counts for nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutForm } from '#tests/support/checkout-form.ts'
import { openTestShop, type TestShop, type VisitorOptions } from '#tests/support/test-shop.ts'

const LIMIT = 3
let shop: TestShop
let productId = 0
beforeAll(async () => {
  shop = await openTestShop({ ordersPerHour: LIMIT })
  productId = await shop.product({ stock: 99 })
})
afterAll(() => shop.close())

const place = async (email: string, options: VisitorOptions, changes: object = {}) => {
  const visitor = shop.visitor(options)
  await visitor.call.cart.addItem({ productId, quantity: 1 })
  const form = await checkoutForm(visitor, { email, ...changes })
  return { answer: await visitor.call.orders.placeOrder(form), form, visitor }
}
const said = ({ answer }: Awaited<ReturnType<typeof place>>) => (answer.ok ? 'ok' : answer.code)
const stock = async () =>
  (await shop.sql<{ stock: number }>('select stock from product where id = ?', [productId]))[0]

test('one network gets its orders and not one more, however many mailboxes it names', async () => {
  const clientAddress = '198.51.100.7'
  // A refusal on the way is no order.
  const wrong = await place('a@example.com', { clientAddress }, { expectedTotalCents: 1 })
  expect(said(wrong)).toBe('price_changed')
  const at = await Promise.all(
    Array.from({ length: 8 }, (_, i) => place(`a${i}@example.com`, { clientAddress })),
  )
  expect(at.filter((one) => one.answer.ok)).toHaveLength(LIMIT)
  const refused = at.find((one) => !one.answer.ok)
  expect(refused?.answer).toMatchObject({ code: 'too_many_requests' })
  expect(await stock()).toEqual({ stock: 99 - LIMIT })
  // The cart of the refused is as it was, and others are served.
  expect(await refused?.visitor.call.cart.current()).toMatchObject({ itemCount: 1 })
  expect(said(await place('b@example.com', { clientAddress: '198.51.100.8' }))).toBe('ok')
})

test('one mailbox gets its mails and not one more, and its owner may order all the same', async () => {
  const answers = []
  for (let i = 0; i < LIMIT + 1; i += 1)
    answers.push(said(await place('victim@example.com', { clientAddress: `203.0.113.${i}` })))
  expect(answers).toEqual(['ok', 'ok', 'ok', 'ok'])
  await shop.drain('sendOrderMail')
  expect(
    await shop.sql(`select id from outbox_mail where recipient = 'victim@example.com'`),
  ).toHaveLength(LIMIT)
})

test('an order asked for again is the same one and counts once', async () => {
  const clientAddress = '192.0.2.77'
  const { form, visitor, answer } = await place('again@example.com', { clientAddress })
  for (let i = 0; i < LIMIT; i += 1)
    expect(await visitor.call.orders.placeOrder(form)).toEqual(answer)
  expect(said(await place('again@example.com', { clientAddress }))).toBe('ok')
})

test('the link of an order goes to its own address alone, once an hour, and the answer tells nothing', async () => {
  const clientAddress = '203.0.113.77'
  const { answer } = await place('Guest.Link@example.com', { clientAddress: '203.0.113.78' })
  if (!answer.ok) throw new Error(answer.code)
  await shop.drain('sendOrderMail')
  const ask = (number: string, email: string) =>
    shop.visitor({ clientAddress }).call.orders.sendLink({ number, email })
  const mails = () =>
    shop.sql<{ plain: string; subject: string }>(`select plain, subject from outbox_mail
      where lower(recipient) = 'guest.link@example.com' and message_key like 'order_link:%'`)
  for (const [number, email] of [
    [answer.number, 'other@example.com'],
    ['PU-000001', 'Guest.Link@example.com'],
    [answer.number, 'guest.link@EXAMPLE.com'],
    [answer.number, 'guest.link@example.com'],
  ] as const)
    expect(await ask(number, email)).toEqual({ ok: true })
  await shop.drain('sendOrderMail')
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.plain).toContain(`order=${answer.number}&key=`)
  // Nobody has told of a payment yet.
  expect(mail?.subject).not.toContain('confirmar tu pago')
  const last = await Promise.all(
    Array.from({ length: 8 }, () => ask(answer.number, 'x@example.com')),
  )
  expect(last.filter(({ ok }) => !ok)).toHaveLength(2)
})

test('the link of an order that moved on comes without any news', async () => {
  const email = 'moved@example.com'
  const { answer } = await place(email, { clientAddress: '203.0.113.79' })
  if (!answer.ok) throw new Error(answer.code)
  const { number } = answer
  await shop.sql(`update shop_order set state = 'paid' where email = ?`, [email])
  await shop.visitor({ clientAddress: '203.0.113.80' }).call.orders.sendLink({ number, email })
  await shop.drain('sendOrderMail')
  const mails = await shop.sql<{ subject: string; plain: string }>(
    `select subject, plain from outbox_mail where recipient = ? and message_key like 'order_link:%'`,
    [email],
  )
  expect(mails.map(({ subject }) => subject)).toEqual([`El enlace de tu pedido ${number}`])
  expect(mails[0]?.plain).toContain(`order=${number}&key=`)
})
