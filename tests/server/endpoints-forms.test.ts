// The forms of the storefront as plain posts: without scripts they answer, and a mail program's one press needs no more.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localised, paths } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { askDatabase } from '#tests/support/ask-database.ts'
import { type FakeSmtp, startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { httpVisitor, LOGINS } from '#tests/support/http-visitor.ts'
import { sendPlainly } from '#tests/support/plain-form.ts'
import { type OwnShop, startShop } from '#tests/support/start-shop.ts'
import { eventually } from '#tests/support/eventually.ts'

let smtp: FakeSmtp
let shop: OwnShop
beforeAll(async () => {
  smtp = await startFakeSmtp()
  shop = await startShop({ settings: { SMTP_URL: smtp.url } })
}, 120_000)
afterAll(async () => {
  await shop.stop()
  await smtp.close()
})
const newVisitor = () => httpVisitor(shop.url)

const stateOf = async (email: string) => {
  const [row] = await askDatabase<{ state: string }>(
    shop.databaseUrl,
    'select state from subscriber where email = $1',
    [email],
  )
  return row?.state
}
/** The lines above the text of the mail to somebody, each on one. */
const headOfMailTo = (email: string): Promise<string> =>
  eventually(
    () => {
      const mail = smtp.mails.find((text) => text.includes(`To: ${email}`))
      if (!mail) throw new Error(`no mail to ${email}`)
      return (mail.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ')
    },
    { timeout: 20_000, interval: 100 },
  )
const multipart = () => {
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  return form
}
const FORMS = {
  'multipart/form-data': multipart,
  'application/x-www-form-urlencoded': () =>
    new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
}
const post = (path: string, body: BodyInit) => newVisitor().send(path, { method: 'POST', body })

test('a mail program ends a subscription with one post, whatever form it sends and in every language', async () => {
  const people = LOCALES.flatMap((locale) =>
    Object.entries(FORMS).map(([type, form]) => {
      return { locale, form, email: `${locale}.${type.length}@lista.example` }
    }),
  )
  await Promise.all(
    people.map(async ({ locale, email }) => {
      const answer = await sendPlainly(newVisitor(), localised(locale, paths.blog()), { email })
      expect(answer.status).toBe(200)
    }),
  )
  for (const { locale, form, email } of people) {
    const head = await headOfMailTo(email)
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const address = /^List-Unsubscribe: <([^>]+)>$/m.exec(head)?.[1] ?? ''
    const { origin, pathname, search } = new URL(address)
    expect([origin, pathname]).toEqual([shop.url, localised(locale, '/newsletter')])
    expect((await post(`${pathname}${search}`, form())).status, email).toBe(200)
    expect(await stateOf(email)).toBe('left')
  }
})

test('what such a program sends is bounded, and nothing else takes its kind of form', async () => {
  const email = 'sigue@lista.example'
  await sendPlainly(newVisitor(), '/legal', { email })
  const address = /^List-Unsubscribe: <([^>]+)>$/m.exec(await headOfMailTo(email))?.[1] ?? ''
  const { pathname, search } = new URL(address)
  const large = multipart()
  large.set('more', 'x'.repeat(10_000))
  expect((await post(`${pathname}${search}`, large)).status).toBe(413)
  const confirm = search.replace('leave=', 'confirm=')
  for (const path of [
    pathname,
    `${pathname}${confirm}`,
    `/en/cart${search}`,
    `/contact${search}`,
    '/api/contact',
    '/api/newsletter-subscribe',
  ])
    expect((await post(path, multipart())).status, path).toBe(415)
  // A press that does nothing says so; whoever asked again leaves by old mails too.
  expect((await post(`${pathname}${search.slice(0, -2)}`, multipart())).status).toBe(400)
  expect(await stateOf(email)).toBe('pending')
  const anew = 'update subscriber set created_at = now() where email = $1'
  await askDatabase(shop.databaseUrl, anew, [email])
  expect((await post(`${pathname}${search}`, multipart())).status).toBe(200)
  expect(await stateOf(email)).toBe('left')
})

test('without scripts a person signs in, and is told when the word was wrong', async () => {
  const visitor = newVisitor()
  const wrong = await sendPlainly(visitor, '/en/auth', { username: 'maria', password: 'nothing' })
  expect(await wrong.text()).toMatch(/<main[^]*role="alert"/u)
  const right = await sendPlainly(visitor, '/en/auth?next=%2Faccount', LOGINS.customer)
  expect([right.status, right.headers.get('location')]).toEqual([303, '/en/account'])
  expect(await visitor.html('/en/account')).toContain('María Rodríguez')
})

test('who is on the way to no page comes home, and an admin to the desks', async () => {
  const leadOf = async (path: string, who: keyof typeof LOGINS) =>
    (await sendPlainly(newVisitor(), path, LOGINS[who])).headers.get('location')
  expect(await leadOf('/en/auth', 'customer')).toBe('/en')
  expect(await leadOf('/en/auth', 'admin')).toBe('/en/admin')
  expect(await leadOf('/en/auth?next=%2Fproducts', 'admin')).toBe('/en/products')
})

test('without scripts a message is sent and its page says so', async () => {
  const visitor = newVisitor()
  const answer = await sendPlainly(visitor, '/it/contact', {
    message: 'Quanto costa un pacco fino a Mérida?',
    fullName: 'Ada Lovelace',
    email: 'ada@lista.example',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/it/contact?sent=1'])
  expect(await visitor.html('/it/contact?sent=1')).toMatch(/<form[^>]*>[^]*role="status"/u)
  // A post that does not say which form it is.
  const empty = await (await newVisitor().postForm('/it/contact', { email: 'nada' })).text()
  expect(/<textarea[^>]*name="message"[^>]*>/u.exec(empty)?.[0]).toContain('aria-invalid="true"')
})

test('without scripts an address that is none comes back with what is wrong', async () => {
  const answer = await sendPlainly(newVisitor(), '/pt/help', { email: 'nada' })
  expect(answer.status).toBe(200)
  const [main = ''] = /<main[^]*<\/main>/u.exec(await answer.text()) ?? []
  const [field = ''] = /<input[^>]*name="email"[^>]*>/u.exec(main) ?? []
  expect(field).toMatch(/value="nada"/u)
  expect(field).toContain('aria-invalid="true"')
  const [, fault] = /aria-describedby="([^"]+)"/u.exec(field) ?? []
  expect(main).toMatch(new RegExp(`id="${fault}"[^>]*>.*Digite um e-mail`, 'u'))
})

test('every page of the newsletter that leaves somebody outside has its form', async () => {
  const email = 'vuelve@lista.example'
  const html = async (path: string, form: Record<string, string>) =>
    (await newVisitor().postForm(path, form)).text()
  const field = /<main[^]*<form[^>]*action="\/en\/newsletter"[^]*name="email"[^]*<\/main>/u
  expect(await newVisitor().html('/en/newsletter')).toMatch(field)
  expect(await html('/en/newsletter?confirm=1.nothing-that-was-ever-signed', {})).toMatch(field)
  expect(await html('/en/newsletter', { email })).not.toMatch(field)
  expect(await html('/en/newsletter', { email: email.toUpperCase() })).toMatch(field)
})

test('without scripts help and stores are searched', async () => {
  const asked = async (q: string) => (await sendPlainly(newVisitor(), '/en/help', { q })).text()
  expect(await asked('payments')).toMatch(/<main[^]*<details[^>]* open/u)
  expect(await asked('perfume')).toContain('Restricted item: Liquids')
  const found = await sendPlainly(newVisitor(), '/pt/amazon', { term: 'fone de ouvido' })
  expect(await found.text()).toContain('href="https://www.amazon.com/s?k=fone%20de%20ouvido')
  const goods = await sendPlainly(newVisitor(), '/en/contact', { search: 'camara' })
  expect((await goods.text()).match(/<article/gu)?.length).toBeGreaterThan(1)
})

test('language and colours chosen on any page without scripts hold for the account on every device', async () => {
  const here = httpVisitor(shop.url)
  const viajera = { username: 'viajera', password: 'secreto 123' }
  const person = { ...viajera, fullName: 'Ana Pérez', email: 'viajera@example.com' }
  expect((await here.postJson('/api/register', person)).status).toBe(200)
  const own = { headers: { 'sec-fetch-site': 'same-origin' } }
  expect((await here.send('/language/pt?next=/products', own)).headers.get('location')).toBe(
    '/pt/products',
  )
  await here.postForm('/scheme', { scheme: 'dark', next: '/' })
  const chosen = { locale: 'pt', scheme: 'dark' }
  expect(await here.trpc.account.profile.query()).toMatchObject(chosen)
  // Another site that leads there changes what this browser shows, and nothing else.
  await here.send('/language/it', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(await here.trpc.account.profile.query()).toMatchObject(chosen)
  const there = httpVisitor(shop.url)
  await there.postJson('/api/login', viajera)
  expect((await there.send('/products')).headers.get('location')).toBe('/pt/products')
  expect(await there.html('/pt/account/profile')).toMatch(
    /data-mantine-color-scheme="dark"[\s\S]*<option[^>]*value="pt"[^>]*selected/,
  )
  // A choice made since is not undone by signing in again.
  await here.postForm('/scheme', { scheme: 'light', next: '/' })
  await there.postJson('/api/login', viajera)
  expect(there.cookies.get('puente_scheme')).toBe('light')
})
