// Proves the second factor: asked for at sign-in, each code once, recovery codes on paper, required of admins when set.
import { base32 } from 'oslo/encoding'
import { generateHOTP } from 'oslo/otp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { codeAt, STEP, totpPeople } from '#tests/support/totp-people.ts'

const NOW = new Date('2026-05-04T15:00:00Z')

let shop: AccountShop
let enrolled: ReturnType<typeof totpPeople>['enrolled']
let login: ReturnType<typeof totpPeople>['login']
beforeAll(async () => {
  shop = await openAccountShop({ requireAdmin2fa: true })
  ;({ enrolled, login } = totpPeople(shop))
})
afterEach(() => shop.setNow(NOW))
afterAll(() => shop.close())

test('the codes are those of RFC 6238', async () => {
  // The key of its appendix B, at 59 seconds; six of its eight digits.
  expect(await generateHOTP(new TextEncoder().encode('12345678901234567890'), 1)).toBe('287082')
})

test('it is on only when a code was right, and then sign-in asks for it', async () => {
  const name = 'nuevadoble'
  const browser = await shop.register(name)
  const { account } = browser.call
  expect(await account.enrolTotp({ password: 'no es' })).toMatchObject({ code: 'wrong_password' })
  const begun = await account.enrolTotp({ password: PASSWORD })
  if (!begun.ok) throw new Error(begun.code)
  // A field of squares with its quiet zone, drawn row by row.
  expect(begun.qr.path).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/)
  expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Puente:.*secret=[A-Z2-7]{32}/)
  expect(await login(name)).toMatchObject({ ok: true })
  expect(await account.confirmTotp({ otp: '000000' })).toMatchObject({ code: 'invalid_otp' })
  const otp = await codeAt(begun.secret)
  const confirmed = await account.confirmTotp({ otp })
  expect(confirmed).toMatchObject({ ok: true })
  expect(await account.profile()).toMatchObject({ hasTotp: true, recoveryCodesLeft: 10 })
  expect((await shop.lastMail(`${name}@example.com`)).subject).toBe(
    'Activaste la verificación en dos pasos',
  )
  const ways = { otp: true, passkey: null }
  expect(await login(name)).toEqual({ ok: false, code: 'second_factor_required', ...ways })
  // The code that confirmed it was seen once and is used.
  expect(await login(name, otp)).toEqual({ ok: false, code: 'invalid_otp', ...ways })
  expect(await login(name, await codeAt(begun.secret, STEP + 1))).toMatchObject({
    ok: true,
    user: { hasSecondFactor: true },
  })
  expect(await account.enrolTotp({ password: PASSWORD })).toMatchObject({
    code: 'second_factor_on',
  })
})

test('without the right password the second factor is not asked for', async () => {
  const { name, secret } = await enrolled()
  expect(await login(name, await codeAt(secret), 'no es')).toEqual({
    ok: false,
    code: 'invalid_credentials',
  })
})

test('a code works once, within a step of the clock, and for its own account only', async () => {
  const [one, two] = [await enrolled(), await enrolled()]
  expect(await login(one.name, await codeAt(one.secret, STEP + 2))).toMatchObject({ ok: false })
  expect(await login(one.name, await codeAt(two.secret))).toMatchObject({ ok: false })
  const otp = await codeAt(one.secret)
  const answers = await Promise.all([login(one.name, otp), login(one.name, otp)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a recovery code stands in for the app, once, however it is typed', async () => {
  const { name, codes, call } = await enrolled()
  expect(new Set(codes).size).toBe(10)
  const typed = ` ${codes[3]?.toLowerCase().replaceAll('-', ' ')} `
  expect(await login(name, codes[3])).toMatchObject({ ok: true })
  expect(await login(name, codes[3])).toMatchObject({ ok: false, code: 'invalid_otp' })
  expect(await login(name, typed)).toMatchObject({ ok: false, code: 'invalid_otp' })
  expect(await login(name, codes[4]?.toLowerCase().replaceAll('-', ' '))).toMatchObject({
    ok: true,
  })
  expect(await call.account.profile()).toMatchObject({ recoveryCodesLeft: 8 })
})

test('guesses of the second factor are as few as those of a password', async () => {
  const { name } = await enrolled()
  const guesser = shop.visitor()
  const guess = () => guesser.call.auth.login({ username: name, password: PASSWORD, otp: '000000' })
  const answers = await Promise.all(Array.from({ length: 12 }, guess))
  const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code))
  expect(codes.filter((code) => code === 'invalid_otp').length).toBeLessThanOrEqual(5)
  expect(codes).not.toContain('ok')
})

test('it goes off with the password and a code, and nothing of it stays', async () => {
  const { name, secret, call } = await enrolled()
  const off = (password: string, otp: string) => call.account.disableTotp({ password, otp })
  expect(await off('no es', await codeAt(secret))).toMatchObject({ code: 'wrong_password' })
  expect(await off(PASSWORD, '000000')).toMatchObject({ code: 'invalid_otp' })
  expect(await off(PASSWORD, await codeAt(secret))).toEqual({ ok: true })
  expect(await login(name)).toMatchObject({ ok: true })
  const left = await shop.sql(
    `select totp_secret from app_user where username = ? and totp_secret is not null`,
    [name],
  )
  expect(left).toEqual([])
})

test('at rest neither the secret nor the recovery codes can be read', async () => {
  const { secret, codes } = await enrolled()
  const [rest] = await shop.sql<{ all: string }>(
    `select (select string_agg(app_user::text, '') from app_user) || (select string_agg(recovery_code::text, '') from recovery_code) as all`,
  )
  const hex = Buffer.from(base32.decode(secret, { strict: false })).toString('hex')
  for (const kept of [secret, hex, ...codes]) expect(rest?.all).not.toContain(kept)
})

describe('where admins must have it', () => {
  test('an admin without it reaches the way to get it, and nothing of the panel', async () => {
    const boss = await shop.register('jefa')
    await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
    const { account, admin, orders, auth } = boss.call
    expect(await auth.adminCheck()).toEqual({ isAdmin: true })
    for (const call of [() => admin.adminUsers({}), () => orders.adminList({})])
      await expect(call()).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: 'second_factor_missing',
      })
    const begun = await account.enrolTotp({ password: PASSWORD })
    if (!begun.ok) throw new Error(begun.code)
    await account.confirmTotp({ otp: await codeAt(begun.secret) })
    expect((await admin.adminUsers({})).users.length).toBeGreaterThan(0)
    expect(
      await account.disableTotp({ password: PASSWORD, otp: await codeAt(begun.secret, STEP + 1) }),
    ).toEqual({ ok: false, code: 'second_factor_needed' })
  })
})
