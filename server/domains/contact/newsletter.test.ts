// Proves the newsletter: 409 for whoever is in, confirmed by the mail's key, one way out that needs no button.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'
import { purgeContact } from './purge-contact.ts'

let shop: AccountShop
let boss: Awaited<ReturnType<AccountShop['register']>>
beforeAll(async () => {
  shop = await openAccountShop()
  boss = await shop.register('jefa')
  await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
})
afterAll(() => shop.close())

let networks = 0
const newVisitor = () =>
  shop.visitor({ locale: 'pt', clientAddress: `203.0.113.${(networks += 1)}` })
const mailOf = async (email: string, kind: string) => {
  const [mail] = await shop.sql<{ plain: string; unsubscribe_url: string }>(
    `select plain, unsubscribe_url from outbox_mail where recipient = ? and message_key like ? order by id desc`,
    [email, `newsletter_${kind}:%`],
  )
  if (!mail) throw new Error(`no ${kind} for ${email}`)
  const token = (deed: string, text: string) =>
    new URL(new RegExp(`https://\\S*[?&]${deed}=\\S+`).exec(text)?.[0] ?? '').searchParams.get(
      deed,
    )!
  return { leave: token('leave', mail.unsubscribe_url), plain: mail.plain, token }
}
const stateOf = async (email: string) =>
  (await shop.sql<{ state: string }>('select state from subscriber where email = ?', [email]))[0]
    ?.state

test('from the box to the list and out again', async () => {
  const { newsletter } = newVisitor().call
  const email = 'lector@example.com'
  expect(await newsletter.subscribe({ email: ' Lector@Example.com ' })).toEqual({
    ok: true,
    pending: true,
  })
  await shop.drain('sendNewsletterMail')
  expect(await newsletter.subscribe({ email })).toEqual({ ok: false, code: 'already_subscribed' })
  const asked = await mailOf(email, 'confirm')
  const confirm = asked.token('confirm', asked.plain)
  expect(asked.plain).toContain('/pt/newsletter?confirm=')
  // The key of one deed opens no other.
  expect(await newsletter.confirm({ token: asked.leave })).toMatchObject({ code: 'invalid_token' })
  expect(await newsletter.leave({ token: confirm })).toMatchObject({ code: 'invalid_token' })
  expect(await newsletter.confirm({ token: confirm })).toEqual({ ok: true, email })
  expect(await newsletter.confirm({ token: confirm })).toEqual({ ok: true, email })
  expect(await shop.drain('sendNewsletterMail')).toBe(1)
  expect(await stateOf(email)).toBe('confirmed')
  expect((await boss.call.newsletter.adminSubscribers({})).confirmed).toBe(1)
  const welcome = await mailOf(email, 'welcome')
  expect(welcome.plain).toContain('/pt/newsletter?leave=')
  // Somebody typed the address; its owner said yes.
  expect(asked.plain).toContain('porque alguém inscreveu')
  expect(welcome.plain).toContain('porque confirmou')
  expect(await newsletter.leave({ token: welcome.leave })).toEqual({ ok: true, email })
  expect(await stateOf(email)).toBe('left')
  // Whoever comes back is asked again; no old mail confirms that, and each still leads out.
  expect(await newsletter.confirm({ token: confirm })).toMatchObject({ ok: false })
  shop.setNow(new Date('2026-05-05T15:00:00Z'))
  expect(await newsletter.subscribe({ email })).toEqual({ ok: true, pending: true })
  expect(await newsletter.confirm({ token: confirm })).toMatchObject({ ok: false })
  expect(await newsletter.leave({ token: asked.leave })).toEqual({ ok: true, email })
  expect(await stateOf(email)).toBe('left')
})

test('whoever asks again before confirming can click the button of either mail', async () => {
  const { newsletter } = newVisitor().call
  const email = 'otra.vez@example.com'
  shop.setNow(new Date('2026-06-01T15:00:00Z'))
  await newsletter.subscribe({ email })
  await shop.drain('sendNewsletterMail')
  const first = await mailOf(email, 'confirm')
  shop.setNow(new Date('2026-06-01T16:00:00Z'))
  expect(await newsletter.subscribe({ email })).toEqual({ ok: true, pending: true })
  expect(await shop.drain('sendNewsletterMail')).toBe(1)
  const token = first.token('confirm', first.plain)
  expect(await newsletter.confirm({ token })).toEqual({ ok: true, email })
})

test('a wish nobody confirmed is forgotten a month after it was last asked for', async () => {
  const { newsletter } = newVisitor().call
  const email = 'un.mes@example.com'
  for (const day of ['2026-07-01', '2026-07-30']) {
    shop.setNow(new Date(`${day}T15:00:00Z`))
    expect(await newsletter.subscribe({ email })).toEqual({ ok: true, pending: true })
  }
  const purge = (day: string) => purgeContact(shop.deps.orm.em.fork(), new Date(`${day}T07:00:00Z`))
  await purge('2026-08-02')
  expect(await stateOf(email)).toBe('pending')
  await purge('2026-08-30')
  expect(await stateOf(email)).toBeUndefined()
})

test('many presses at once subscribe once', async () => {
  const { newsletter } = newVisitor().call
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => newsletter.subscribe({ email: 'doble@example.com' })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await shop.waiting('sendNewsletterMail')).toBeGreaterThan(0)
  await shop.drain('sendNewsletterMail')
})

test.each(['1.forged', '999999.forged-forged-forged', 'x'.repeat(50)])(
  '%s opens nothing',
  async (token) => {
    const padded = token.padEnd(30, '=')
    expect(await newVisitor().call.newsletter.confirm({ token: padded })).toMatchObject({
      ok: false,
    })
    expect(await newVisitor().call.newsletter.leave({ token: padded })).toMatchObject({ ok: false })
  },
)

test('the list and its file are for admins', async () => {
  const customer = await shop.register('curioso')
  for (const act of [
    () => customer.call.newsletter.adminSubscribers({}),
    () => customer.call.newsletter.adminExport({ after: 0 }),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await shop.sql(`update subscriber set state = 'confirmed'`)
  const { rows } = await boss.call.newsletter.adminExport({ after: 0 })
  expect(rows.map(({ email }) => email)).toContain('doble@example.com')
  const { entries } = await boss.call.admin.adminAudit({ action: 'contact.exportSubscribers' })
  expect(entries).toHaveLength(1)
})

test('where no second yes is asked for, whoever subscribes is in at once', async () => {
  const other = await openAccountShop({ newsletterDoubleOptIn: false })
  const { newsletter } = other.visitor().call
  expect(await newsletter.subscribe({ email: 'ya@example.com' })).toEqual({
    ok: true,
    pending: false,
  })
  expect(await newsletter.subscribe({ email: 'ya@example.com' })).toMatchObject({ ok: false })
  await other.drain('sendNewsletterMail')
  const [welcome] = await other.sql<{ plain: string }>('select plain from outbox_mail')
  expect(welcome?.plain).toContain('porque alguien suscribió')
  await other.close()
})
