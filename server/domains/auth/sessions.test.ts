// Proves sessions as their owner sees them: no fixation, one's own list, ending others, a fresh start after sign-out.
import { Argon2id } from 'oslo/password'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { COOKIES, wireName } from '#server/platform/cookies.ts'
import { isOutdated } from './password.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
  for (const name of ['marta', 'pedro']) await shop.register(name)
})
afterAll(() => shop.close())

const unauthorized = { code: 'UNAUTHORIZED' }

test('a token planted before sign-in or registration is not the one after it', async () => {
  const planted = 'a'.repeat(40)
  for (const enter of [
    (visitor: ReturnType<AccountShop['visitor']>) =>
      visitor.call.auth.login({ username: 'marta', password: PASSWORD }),
    (visitor: ReturnType<AccountShop['visitor']>) =>
      visitor.call.auth.register(shop.person('plantada')),
  ]) {
    const victim = shop.visitor({ cookies: new Map([[wireName(COOKIES.session, true), planted]]) })
    expect(await enter(victim)).toMatchObject({ ok: true })
    expect(victim.cookies.get(wireName(COOKIES.session, true))).not.toBe(planted)
    const attacker = shop.visitor({
      cookies: new Map([[wireName(COOKIES.session, true), planted]]),
    })
    await expect(attacker.call.auth.user()).rejects.toMatchObject(unauthorized)
  }
})

test('an attacker’s own session does not become the victim’s', async () => {
  const attacker = await shop.signIn('pedro')
  const victim = shop.visitor({ cookies: new Map(attacker.cookies) })
  await victim.call.auth.login({ username: 'marta', password: PASSWORD })
  expect(await victim.call.auth.user()).toMatchObject({ username: 'marta' })
  await expect(attacker.call.auth.user()).rejects.toMatchObject(unauthorized)
})

test('the list shows where and with what, and which one is this', async () => {
  const here = await shop.register('lista', {
    clientAddress: '203.0.113.7',
    userAgent: 'Firefox\u202e on\u0000 Linux',
  })
  await shop.visitor({ clientAddress: '2001:db8::1', userAgent: 'Teléfono' }).call.auth.login({
    username: 'lista',
    password: PASSWORD,
  })
  const sessions = await here.call.account.sessions()
  expect(sessions).toHaveLength(2)
  expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({
    address: '203.0.113.7',
    userAgent: 'Firefox on Linux',
  })
  expect(sessions.find(({ isCurrent }) => !isCurrent)).toMatchObject({
    address: '2001:db8:0::/48',
    userAgent: 'Teléfono',
  })
  expect(JSON.stringify(sessions)).not.toContain(here.sessionToken)
})

test('one session ends, all others end, and somebody else’s does not exist', async () => {
  const [one, two, three] = [
    await shop.register('varias'),
    await shop.signIn('varias'),
    await shop.signIn('varias'),
  ]
  const other = await shop.signIn('pedro')
  const [foreign] = await other.call.account.sessions()
  const { account } = one.call
  await expect(account.endSession({ id: foreign?.id ?? '' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await other.call.auth.user()).toMatchObject({ username: 'pedro' })
  const mine = (await two.call.account.sessions()).find(({ isCurrent }) => isCurrent)
  expect(await account.endSession({ id: mine?.id ?? '' })).toEqual({ ok: true, ended: 1 })
  await expect(two.call.auth.user()).rejects.toMatchObject(unauthorized)
  expect(await account.endOtherSessions()).toEqual({ ok: true, ended: 1 })
  await expect(three.call.auth.user()).rejects.toMatchObject(unauthorized)
  expect(await one.call.auth.user()).toMatchObject({ username: 'varias' })
})

test('a new password asks for the old one, ends the other sessions and keeps this one', async () => {
  const here = await shop.register('cambia')
  const there = await shop.signIn('cambia')
  const change = (currentPassword: string) =>
    here.call.account.changePassword({ currentPassword, password: 'nueva clave' })
  expect(await change('no es')).toEqual({ ok: false, code: 'wrong_password' })
  expect(await change(PASSWORD)).toEqual({ ok: true })
  await expect(there.call.auth.user()).rejects.toMatchObject(unauthorized)
  expect(await here.call.auth.user()).toMatchObject({ username: 'cambia' })
  expect((await shop.lastMail('cambia@example.com')).subject).toBe('Tu contraseña fue cambiada')
  // And this browser stays known: wrong passwords from its own network do not hold it up.
  const login = (password: string, browser = here.call) =>
    browser.auth.login({ username: 'cambia', password })
  const { call } = shop.visitor({ clientAddress: '198.18.0.1' })
  for (let n = 0; n < 6; n += 1) await login('mal', call)
  expect(await login('nueva clave', call)).toMatchObject({ code: 'too_many_requests' })
  const cookies = new Map(
    [...here.cookies].filter(([name]) => name === wireName(COOKIES.known, true)),
  )
  const known = shop.visitor({ clientAddress: '198.18.0.1', cookies }).call
  expect(await login('nueva clave', known)).toMatchObject({ ok: true })
})

test('an open session is no place to guess the password', async () => {
  const { account } = (await shop.register('abierta')).call
  const guess = () => account.changePassword({ currentPassword: 'no', password: 'nueva clave' })
  const codes: string[] = []
  for (let n = 0; n < 11; n += 1) {
    const answer = await guess()
    codes.push(answer.ok ? 'ok' : answer.code)
  }
  expect(codes[9]).toBe('wrong_password')
  expect(codes[10]).toBe('too_many_requests')
})

test('signing out takes the cart’s cookies, too', async () => {
  const browser = shop.visitor()
  await browser.call.cart.addItem({ productId: await shop.product() })
  await browser.call.auth.login({ username: 'marta', password: PASSWORD })
  expect((await browser.call.cart.current()).itemCount).toBe(1)
  await browser.call.auth.logout()
  // What stays opens nothing: it proves that somebody signed in here before, and keeps their language.
  expect([...browser.cookies.keys()]).toEqual(['__Host-puente_known', 'puente_lang'])
  expect((await browser.call.cart.current()).itemCount).toBe(0)
})

test('a hash of another cost is made again at the next sign-in', async () => {
  const other = await new Argon2id({ memorySize: 8192, iterations: 1, parallelism: 1 }).hash(
    'clave',
  )
  await shop.sql(`update app_user set password_hash = ? where username = 'pedro'`, [other])
  const stored = async () =>
    (
      await shop.sql<{ password_hash: string }>(
        `select password_hash from app_user where username = 'pedro'`,
      )
    )[0]?.password_hash ?? ''
  await shop.signIn('pedro', { password: 'clave' })
  const fresh = await stored()
  expect(isOutdated(other)).toBe(true)
  expect(isOutdated(fresh)).toBe(false)
  await shop.signIn('pedro', { password: 'clave' })
  expect(await stored()).toBe(fresh)
})
