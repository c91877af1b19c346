// Proves how often a message is taken: a form posted twice once, and nobody is kept from writing by others.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'

let shop: AccountShop
let boss: Awaited<ReturnType<AccountShop['register']>>
beforeAll(async () => {
  shop = await openAccountShop()
  boss = await shop.register('jefa')
  await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
})
afterAll(() => shop.close())

let networks = 0
const newVisitor = () => shop.visitor({ clientAddress: `198.51.100.${(networks += 1)}` })
const written = (changes: object = {}) => ({
  fullName: 'Ana Pérez',
  email: `ana${networks}@example.com`,
  subject: 'tracking' as const,
  message: 'No encuentro mi paquete desde el lunes.',
  ...changes,
})

test('a message posted twice at once by one form is one message; another text of the same form is another', async () => {
  const { stamp } = await newVisitor().call.contact.office()
  shop.setNow(new Date(shop.deps.clock().getTime() + 3000))
  const typed = written({ email: 'doble@example.com', stamp })
  const one = newVisitor()
  const answers = await Promise.all([one.call.contact.send(typed), one.call.contact.send(typed)])
  expect(answers).toEqual([{ ok: true }, { ok: true }])
  const found = () => boss.call.contact.adminMessages({ search: 'doble@example.com' })
  expect((await found()).messages).toHaveLength(1)
  expect(await shop.drain('sendContactMail')).toBe(2)
  await one.call.contact.send({ ...typed, message: 'Y otra cosa: ¿abren el sábado?' })
  expect((await found()).messages).toHaveLength(2)
  await shop.drain('sendContactMail')
})

test('a message is refused when one network sends too many', async () => {
  const one = newVisitor()
  const send = () => one.call.contact.send(written({ message: 'Una vez más, por favor.' }))
  for (let count = 0; count < 10; count += 1) expect(await send()).toEqual({ ok: true })
  expect(await send()).toMatchObject({ ok: false, code: 'too_many_requests' })
  await shop.drain('sendContactMail')
})

test('a message written in somebody’s name again and again costs them their receipts and nothing else', async () => {
  const email = 'same@example.com'
  for (let count = 0; count < 5; count += 1)
    expect(await newVisitor().call.contact.send(written({ email }))).toEqual({ ok: true })
  await shop.drain('sendContactMail')
  const mine = written({ email: 'SAME@example.com', message: 'Este lo escribo yo, de verdad.' })
  expect(await newVisitor().call.contact.send(mine)).toEqual({ ok: true })
  const { messages } = await boss.call.contact.adminMessages({ search: 'de verdad' })
  expect(messages).toHaveLength(1)
  expect(await shop.drain('sendContactMail')).toBe(1)
  expect(
    await shop.sql(`select from outbox_mail where recipient = 'same@example.com'`),
  ).toHaveLength(5)
})
