// Proves what becomes of a message: stored, mailed once, answered once, and nobody but an admin reads it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INBOX_PAGE_SIZE } from '#contract/contact.ts'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'

let shop: AccountShop
let boss: Awaited<ReturnType<AccountShop['register']>>
let other: Awaited<ReturnType<AccountShop['register']>>
beforeAll(async () => {
  shop = await openAccountShop()
  boss = await shop.register('jefa')
  other = await shop.register('cliente')
  await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
})
afterAll(() => shop.close())

let networks = 0
const newVisitor = (locale: 'es' | 'it' = 'es') =>
  shop.visitor({ locale, clientAddress: `198.51.100.${(networks += 1)}` })
const written = (changes: object = {}) => ({
  fullName: 'Ana Pérez',
  email: `ana${networks}@example.com`,
  subject: 'tracking' as const,
  message: 'No encuentro mi paquete desde el lunes.',
  ...changes,
})
const mailsTo = (recipient: string) =>
  shop.sql<{ subject: string; plain: string; locale: string; reply_to: string | null }>(
    'select subject, plain, locale, reply_to from outbox_mail where recipient = ? order by id',
    [recipient],
  )
const newest = async () => {
  const [first] = (await boss.call.contact.adminMessages({ state: 'all' })).messages
  if (!first) throw new Error('nobody wrote')
  return first
}

describe('a message', () => {
  test('goes to the shop and a receipt to whoever wrote, which repeats nothing of it', async () => {
    const sent = written({ email: 'ana.it@example.com' })
    expect(await newVisitor('it').call.contact.send(sent)).toEqual({ ok: true })
    expect(await shop.drain('sendContactMail')).toBe(2)
    const [receipt] = await mailsTo('ana.it@example.com')
    expect(receipt).toMatchObject({
      locale: 'it',
      subject: 'Abbiamo ricevuto il tuo messaggio | Puente',
    })
    expect(receipt?.plain).not.toContain('paquete')
    expect(receipt?.plain).not.toContain('Ana')
    const [notice] = await mailsTo('hola@puente.example')
    expect(notice).toMatchObject({ reply_to: 'ana.it@example.com' })
    expect(notice?.plain).toContain('No encuentro mi paquete')
  })

  test.each([
    ['fullName', { fullName: ' A ' }],
    ['email', { email: 'ana@' }],
    ['subject', { subject: '' }],
    ['message', { message: 'corto    ' }],
    ['message', { message: 'x'.repeat(5001) }],
  ])('is refused at %s', async (_field, change) => {
    const call = newVisitor().call.contact.send({ ...written(), ...change } as never)
    await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test.each([
    ['fills in what nobody sees', () => Promise.resolve({ website: 'https://spam.example' })],
    [
      'is faster than any person',
      async () => {
        const { stamp } = await newVisitor().call.contact.office()
        return { stamp }
      },
    ],
    ['forges the time', () => Promise.resolve({ stamp: '1.forged' })],
  ])('of whoever %s is kept apart and mailed to nobody', async (_what, fields) => {
    expect(await newVisitor().call.contact.send(written(await fields()))).toEqual({ ok: true })
    expect(await shop.waiting('sendContactMail')).toBe(0)
    const { id } = await newest()
    const { spam: isKeptApart, markedBy } = await boss.call.contact.adminMessage({ id })
    expect({ isKeptApart, markedBy }).toEqual({ isKeptApart: true, markedBy: null })
    const { messages } = await boss.call.contact.adminMessages({})
    expect(messages.every(({ spam }) => !spam)).toBe(true)
  })

  test('written by a person who took two seconds is one of a person', async () => {
    const { stamp } = await newVisitor().call.contact.office()
    shop.setNow(new Date('2026-05-04T15:00:02Z'))
    await newVisitor().call.contact.send(written({ stamp }))
    expect(await newest()).toMatchObject({ spam: false })
    await shop.drain('sendContactMail')
  })
})

describe('the inbox', () => {
  test('opens to admins only', async () => {
    const { id } = await newest()
    for (const [who, code] of [
      [newVisitor(), 'UNAUTHORIZED'],
      [other, 'FORBIDDEN'],
    ] as const) {
      const desk = who.call.contact
      for (const act of [
        () => desk.adminMessages({}),
        () => desk.adminMessage({ id }),
        () => desk.adminAnswer({ id, text: 'Hola', nonce: 'nonce-nonce' }),
        () => desk.adminMove({ id, to: 'close' }),
      ])
        await expect(act()).rejects.toMatchObject({ code })
    }
  })

  test('answers once by mail, whatever is pressed how often, and writes one line', async () => {
    await newVisitor().call.contact.send(written({ email: 'pregunta@example.com' }))
    await shop.drain('sendContactMail')
    const { id } = await newest()
    const answer = { id, text: 'Llega\nel jueves.', nonce: 'one-form-one-answer' }
    await Promise.all([
      boss.call.contact.adminAnswer(answer),
      boss.call.contact.adminAnswer(answer),
    ])
    await shop.drain('sendContactMail')
    const mails = await mailsTo('pregunta@example.com')
    expect(mails).toHaveLength(2)
    expect(mails[1]?.plain).toContain('el jueves.')
    expect(mails[1]?.plain).toContain('No encuentro mi paquete')
    const read = await boss.call.contact.adminMessage({ id })
    expect(read).toMatchObject({ state: 'answered', replies: [{ text: 'Llega\nel jueves.' }] })
    const { entries } = await boss.call.admin.adminAudit({})
    expect(entries.filter(({ object }) => object === `message:${id}`)).toMatchObject([
      { action: 'contact.answer' },
    ])
  })

  test('moves messages, and says so when there is none', async () => {
    const { id } = await newest()
    await boss.call.contact.adminMove({ id, to: 'markSpam' })
    expect(await newest()).toMatchObject({ spam: true })
    expect((await boss.call.contact.adminMessage({ id })).markedBy).toMatch(/\S/)
    await boss.call.contact.adminMove({ id, to: 'reopen' })
    expect((await boss.call.contact.adminMessage({ id })).markedBy).toBeNull()
    expect(await newest()).toMatchObject({ spam: false, state: 'open' })
    await boss.call.contact.adminMove({ id, to: 'close' })
    expect(await newest()).toMatchObject({ state: 'closed' })
    await expect(boss.call.contact.adminMove({ id: 9999, to: 'close' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('goes through everything once and takes signs as signs', async () => {
    await shop.sql(
      `insert into contact_message (full_name, email, subject, message, locale, created_at)
       select 'Lote ' || n, 'lote@example.com', 'general', '100% ' || n, 'es', now()
       from generate_series(1, 60) n`,
    )
    const ids: number[] = []
    let before: number | null = null
    do {
      const page = await boss.call.contact.adminMessages({ search: '100%', before })
      expect(page.messages.length).toBeLessThanOrEqual(INBOX_PAGE_SIZE)
      ids.push(...page.messages.map(({ id }) => id))
      before = page.nextBefore
    } while (before !== null)
    expect(ids).toHaveLength(60)
    expect(new Set(ids).size).toBe(60)
    expect((await boss.call.contact.adminMessages({ search: '100_' })).messages).toEqual([])
  })
})

test('an opened chat is noted, and a clock that lies is not believed', async () => {
  const call = newVisitor().call.contact.recordInquiry
  expect(
    await call({ messageType: 'quote', message: 'Hola', timestamp: '2026-05-04T10:00:00Z' }),
  ).toEqual({ ok: true })
  expect(await call({ messageType: 'quote', timestamp: 1e20 })).toEqual({ ok: true })
  const rows = await shop.sql<{ said_at: Date | null }>(
    'select said_at from messaging_inquiry order by id',
  )
  expect(rows.map(({ said_at }) => said_at?.toString() === undefined)).toEqual([false, true])
})
