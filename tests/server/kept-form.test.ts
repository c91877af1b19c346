// Without scripts: what was typed into a form whose session had ended stands there again once its person has signed in.
import { beforeAll, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { COOKIES } from '#server/platform/cookies.ts'
import { type HttpVisitor, httpVisitor } from '#tests/support/http-visitor.ts'
import { sendPlainly } from '#tests/support/plain-form.ts'
import { shareShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await shareShop()
}, 120_000)

/** What a page shows: its data names all words there are. */
const shown = async (visitor: HttpVisitor, path: string): Promise<string> =>
  (await visitor.html(path)).replaceAll(/<(script|style)[^]*?<\/\1>/gu, '')
const ENDED = 'Tu sesión había terminado: no se guardó nada.'
const valueOf = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`, 'u').exec(html)?.[1]

const password = 'secreto 123'
async function newcomer(username: string): Promise<HttpVisitor> {
  const visitor = httpVisitor(shop.url)
  const person = { fullName: 'Ana Pérez', username, email: `${username}@example.com`, password }
  expect((await visitor.postJson('/api/register', person)).status).toBe(200)
  return visitor
}
/** As after seven days: the browser's session is none any more. */
const loseSession = (visitor: HttpVisitor) => visitor.cookies.set(COOKIES.session, 'a'.repeat(40))
const signIn = async (visitor: HttpVisitor, username: string) =>
  expect((await visitor.postJson('/api/login', { username, password })).status).toBe(200)
const typed = { fullName: 'Ana María <b>Pérez</b>' }

async function typeAndLose(username: string) {
  const visitor = await newcomer(username)
  const form = await visitor.html(paths.accountProfile)
  expect(form.includes('name="fullName"')).toBe(true)
  // The page was open already when the session ended.
  const fields = { ...typed, intent: 'profile', username, email: `${username}@example.com` }
  loseSession(visitor)
  const answer = await visitor.postForm(paths.accountProfile, fields)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    paths.auth(paths.accountProfile),
  ])
  return visitor
}

test('it is in the form, which says why, and only once', async () => {
  const visitor = await typeAndLose('guardada')
  await signIn(visitor, 'guardada')
  // Another page knows nothing of it.
  expect((await shown(visitor, paths.accountSecurity)).includes('Ana María')).toBe(false)
  const back = await shown(visitor, paths.accountProfile)
  expect(back.includes(ENDED)).toBe(true)
  expect(valueOf(back, 'fullName')).toBe('Ana María &lt;b&gt;Pérez&lt;/b&gt;')
  const again = await shown(visitor, paths.accountProfile)
  expect(again.includes(ENDED)).toBe(false)
  expect(valueOf(again, 'fullName')).toBe('Ana Pérez')
})

test('it can be sent from there', async () => {
  const visitor = await typeAndLose('enviada')
  await signIn(visitor, 'enviada')
  const sent = await sendPlainly(visitor, paths.accountProfile, {
    fullName: 'Ana Luisa',
    username: 'enviada',
  })
  expect(sent.status).toBeLessThan(400)
  expect(valueOf(await shown(visitor, paths.accountProfile), 'fullName')).toBe('Ana Luisa')
})

test('whoever else signs in at this browser is shown nothing of it, even with a copy, and it is gone', async () => {
  await newcomer('vecina')
  const visitor = await typeAndLose('distraida')
  const kept = visitor.cookies.get(COOKIES.form) ?? ''
  await signIn(visitor, 'vecina')
  for (const copy of [kept, kept]) {
    visitor.cookies.set(COOKIES.form, copy)
    const page = await shown(visitor, paths.accountProfile)
    expect([page.includes(ENDED), page.includes('Ana María')]).toEqual([false, false])
    expect(visitor.cookies.get(COOKIES.form) || null).toBeNull()
  }
  await signIn(visitor, 'distraida')
  expect((await shown(visitor, paths.accountProfile)).includes(ENDED)).toBe(false)
})

test.each([
  ['in a browser that does not say whose session it was', 'ajena', () => Promise.resolve()],
  [
    'after signing out in another tab',
    'salida',
    (visitor: HttpVisitor) => visitor.postJson('/api/logout', {}),
  ],
])('nothing is kept %s', async (_when, username, lose) => {
  const visitor = await newcomer(username)
  if (username === 'ajena') visitor.cookies.delete(COOKIES.known)
  await lose(visitor)
  loseSession(visitor)
  await visitor.postForm(paths.accountProfile, { ...typed, intent: 'profile', username })
  expect(visitor.cookies.get(COOKIES.form) || null).toBeNull()
})

test('nobody reads or makes one in the browser, and who signs out takes it along', async () => {
  const visitor = await typeAndLose('sellada')
  const kept = visitor.cookies.get(COOKIES.form) ?? ''
  expect(Buffer.from(kept, 'base64url').toString('latin1')).not.toContain('Pérez')
  await signIn(visitor, 'sellada')
  const whole = await visitor
    .html(paths.accountProfile)
    .then(() => visitor.cookies.get(COOKIES.form))
  expect(whole || null).toBeNull()
  visitor.cookies.set(COOKIES.form, `x${kept.slice(1)}`)
  expect((await shown(visitor, paths.accountProfile)).includes(ENDED)).toBe(false)
  visitor.cookies.set(COOKIES.form, kept)
  await visitor.postJson('/api/logout', {})
  expect(visitor.cookies.get(COOKIES.form) || null).toBeNull()
})

test('no secret is kept, and nothing longer than a cookie', async () => {
  const visitor = await newcomer('secreta')
  loseSession(visitor)
  await visitor.postForm(paths.accountSecurity, { intent: 'password', current: password, password })
  await visitor.postForm(paths.accountProfile, {
    ...typed,
    intent: 'profile',
    username: 'secreta',
    email: 'secreta@example.com',
  })
  const long = Array.from({ length: 400 }, (_, at) => (at * 7919).toString(36)).join('')
  const before = visitor.cookies.get(COOKIES.form)
  await visitor.postForm(paths.accountAddresses(), { intent: 'add', line1: long.repeat(3) })
  expect(visitor.cookies.get(COOKIES.form)).toBe(before)
})
