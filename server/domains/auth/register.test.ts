// Proves registering: a session at once, one account per name and address, guest orders only for a confirmed address.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'
import { placeOne } from '#tests/support/checkout-form.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

test('a new account is signed in at once and gets a welcome in its language', async () => {
  const visitor = shop.visitor({ locale: 'it' })
  const answer = await visitor.call.auth.register(shop.person('nueva', { referralCode: 'AMIGA-1' }))
  expect(answer).toMatchObject({ ok: true, user: { username: 'nueva', isAdmin: false } })
  expect(await visitor.call.auth.user()).toMatchObject({ email: 'nueva@example.com' })
  const mail = await shop.lastMail('nueva@example.com')
  expect(mail).toMatchObject({ locale: 'it' })
  expect(mail.plain).toMatch(/https:\/\/shop\.example\/it\/verify-email\?token=[\w-]{43}/)
  const [row] = await shop.sql<{ referral_code: string; password_hash: string }>(
    `select referral_code, password_hash from app_user where username = 'nueva'`,
  )
  expect(row).toMatchObject({ referral_code: 'AMIGA-1' })
  expect(row?.password_hash).toMatch(/^\$argon2id\$/)
})

test('a taken address or name is told, whatever its case, and nobody is signed in', async () => {
  await shop.register('tomada')
  const visitor = shop.visitor()
  const { register } = visitor.call.auth
  expect(await register(shop.person('otra', { email: 'Tomada@Example.com' }))).toEqual({
    ok: false,
    code: 'email_taken',
  })
  expect(await register(shop.person('TOMADA', { email: 'x@example.com' }))).toEqual({
    ok: false,
    code: 'username_taken',
  })
  expect(visitor.cookies.size).toBe(0)
})

test.each([
  ['address', (n: number) => shop.person(`carrera${n}`, { email: 'carrera@example.com' })],
  ['username', (n: number) => shop.person('corredora', { email: `corre${n}@example.com` })],
])('of eight registrations of one %s at once one succeeds', async (what, personOf) => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => shop.visitor().call.auth.register(personOf(n))),
  )
  const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code)).toSorted()
  const refused = what === 'address' ? 'email_taken' : 'username_taken'
  expect(codes).toEqual([...Array.from({ length: 7 }, () => refused), 'ok'].toSorted())
  const { email, username } = personOf(0)
  const rows = await shop.sql('select 1 from app_user where email = ? or username = ?', [
    email,
    username,
  ])
  expect(rows).toHaveLength(1)
})

test.each(['one after the other', 'at once'])(
  'the same form sent twice, %s, makes one account and signs in both times',
  async (how) => {
    const person = shop.person(how === 'at once' ? 'doble' : 'repetida')
    const first = shop.visitor()
    const second = shop.visitor()
    const send = ({ call }: typeof first) => call.auth.register(person)
    const answers =
      how === 'at once'
        ? await Promise.all([send(first), send(second)])
        : [await send(first), await send(second)]
    const ids = answers.map((answer) => answer.ok && answer.user.id)
    expect(ids[0]).toBeTypeOf('number')
    expect(ids[1]).toBe(ids[0])
    for (const { call } of [first, second])
      expect(await call.auth.user()).toMatchObject({ email: person.email })
    expect(await shop.mailsTo(person.email)).toHaveLength(1)
  },
)

test('another password, an account of yesterday or one with a second factor is taken', async () => {
  const person = shop.person('vecina')
  await shop.register('vecina')
  const again = (more = {}) => shop.visitor().call.auth.register({ ...person, ...more })
  const taken = { ok: false, code: 'email_taken' }
  expect(await again({ password: 'adivinada 1' })).toEqual(taken)
  const change = (what: string) =>
    shop.sql(`update app_user set ${what} where username = 'vecina' returning id`)
  await change('totp_on_since = now()')
  expect(await again()).toEqual(taken)
  await change(`totp_on_since = null, created_at = now() - interval '61 seconds'`)
  expect(await again()).toEqual(taken)
  await change('created_at = now()')
  expect(await again()).toMatchObject({ ok: true })
})

test('who registered is known to the browser like who signed in', async () => {
  const { cookies } = await shop.register('conocida')
  expect(cookies.get('__Host-puente_known')).toMatch(/^[\w-]{43}\.[\w-]{43}\.[\w-]{20,}$/)
})

test('a body that does not fit names its fields', async () => {
  const bad = { fullName: '', username: 'a b', email: 'nope', password: '12345' }
  await expect(shop.visitor().call.auth.register(bad)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  await expect(
    shop.visitor().call.auth.register({ ...shop.person('jefa2'), isAdmin: true } as never),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('one address opens ten accounts an hour', async () => {
  const visitor = shop.visitor()
  const codes: string[] = []
  for (let n = 0; n < 11; n += 1) {
    const answer = await visitor.call.auth.register(shop.person('nueva', { password: 'otra 123' }))
    codes.push(answer.ok ? 'ok' : answer.code)
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'email_taken'))
  expect(codes[10]).toBe('too_many_requests')
})

describe('the address', () => {
  test('guest orders come into the account when it is confirmed, not before', async () => {
    await placeOne(shop.visitor(), await shop.product(), { email: 'invitada@example.com' })
    const browser = await shop.register('invitada')
    await shop.settle()
    expect((await browser.call.account.orders({})).orders).toHaveLength(0)
    const token = await shop.lastToken('invitada@example.com')
    // Whoever opens the link need not be signed in.
    expect(await shop.visitor().call.auth.verifyEmail({ token })).toEqual({
      ok: true,
      email: 'invitada@example.com',
    })
    await shop.settle()
    expect((await browser.call.account.orders({})).orders).toHaveLength(1)
    expect(await browser.call.account.profile()).toMatchObject({ emailVerified: true })
    // And what is ordered later without signing in; with another address it is another person's.
    for (const email of ['Invitada@example.com', 'otra-invitada@example.com'])
      await placeOne(shop.visitor(), await shop.product(), { email })
    await shop.settle()
    expect((await browser.call.account.orders({})).orders).toHaveLength(2)
    expect(await shop.visitor().call.auth.verifyEmail({ token })).toEqual({
      ok: false,
      code: 'token_spent',
    })
  })

  test('a new mail makes the one before good for nothing; a confirmed address needs none', async () => {
    const browser = await shop.register('repite')
    const first = await shop.lastToken('repite@example.com')
    expect(await browser.call.auth.resendVerification()).toEqual({ ok: true })
    const second = await shop.lastToken('repite@example.com')
    expect(second).not.toBe(first)
    const verify = (token: string) => shop.visitor().call.auth.verifyEmail({ token })
    expect(await verify(first)).toMatchObject({ code: 'token_spent' })
    expect(await verify(second)).toMatchObject({ ok: true })
    expect(await browser.call.auth.resendVerification()).toMatchObject({ code: 'already_verified' })
  })

  test('a link older than a day confirms nothing', async () => {
    await shop.register('tarde')
    const token = await shop.lastToken('tarde@example.com')
    shop.setNow(new Date('2026-05-05T15:00:01Z'))
    expect(await shop.visitor().call.auth.verifyEmail({ token })).toMatchObject({
      code: 'token_spent',
    })
    shop.setNow(new Date('2026-05-04T15:00:00Z'))
  })
})

test('neither the queue nor the tokens at rest hold what the mail holds', async () => {
  await shop.register('secreta')
  const token = await shop.lastToken('secreta@example.com')
  const [rest] = await shop.sql<{ all: string }>(
    `select (select string_agg(data::text, '') from pgboss.job) || (select string_agg(account_token::text, '') from account_token) as all`,
  )
  expect(rest?.all).toContain('secreta@example.com')
  expect(rest?.all).not.toContain(token)
})
