// Attacks the second factor from the side: no way back in by mail skips it or takes off what its owner set up, and no code works twice.
import { COOKIES, wireName } from '#server/platform/cookies.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { placeOne } from '#tests/support/checkout-form.ts'
import { passkeyPeople } from '#tests/support/passkey-people.ts'
import { codeAt, totpPeople } from '#tests/support/totp-people.ts'

let shop: AccountShop
let apps: ReturnType<typeof totpPeople>
let keys: ReturnType<typeof passkeyPeople>
beforeAll(async () => {
  shop = await openAccountShop()
  apps = totpPeople(shop)
  keys = passkeyPeople(shop)
})
afterAll(() => shop.close())

const FRESH = 'nueva clave'

// Notices about the factor are sent first: the way back must be the last mail.
const byLink = async (email: string) => {
  await shop.settle()
  const browser = shop.visitor()
  await browser.call.auth.forgotPassword({ email })
  const token = await shop.lastToken(email)
  return { browser, answer: await browser.call.auth.resetPassword({ token, password: FRESH }) }
}
const byCode = async (email: string) => {
  await shop.settle()
  const browser = shop.visitor()
  await browser.call.auth.sendResetCode({ email })
  const code = await shop.lastCode(email)
  const reset = { email, code, password: FRESH }
  return { browser, answer: await browser.call.auth.resetPasswordWithCode(reset) }
}
const WAYS = [
  ['a link', byLink],
  ['a code', byCode],
] as const

const TAKEN_OFF = 'Quitamos la verificación en dos pasos de tu cuenta'
const noticesTo = async (email: string) => (await shop.mailsTo(email)).map(({ subject }) => subject)
/** Of an account that somebody else made with the owner's address. */
const expectTakenBack = async (name: string, resetBy: typeof byLink | typeof byCode) => {
  const email = `${name}@example.com`
  await shop.sql('update app_user set email_verified_at = null where username = ?', [name])
  await placeOne(shop.visitor(), await shop.product(), { email })
  expect((await resetBy(email)).answer).toEqual({ ok: true })
  expect(await noticesTo(email)).toContain(TAKEN_OFF)
  const owner = await shop.signIn(name, { password: FRESH })
  expect(owner.user).toMatchObject({ hasSecondFactor: false })
  expect(await owner.call.account.profile()).toMatchObject({ emailVerified: true })
  expect((await owner.call.account.orders({})).orders).toHaveLength(1)
}

describe.each(WAYS)('a new password by %s', (_name, resetBy) => {
  test('signs nobody in, and the app is asked for as before', async () => {
    const { name, secret } = await apps.enrolled()
    const { browser, answer } = await resetBy(`${name}@example.com`)
    expect(answer).toEqual({ ok: true })
    expect(browser.cookies.has(wireName(COOKIES.session, true))).toBe(false)
    await expect(browser.call.auth.user()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await apps.login(name, undefined, FRESH)).toEqual({
      ok: false,
      code: 'second_factor_required',
      otp: true,
      passkey: null,
    })
    expect(await apps.login(name, '000000', FRESH)).toMatchObject({ code: 'invalid_otp' })
    expect(await apps.login(name, await codeAt(secret), FRESH)).toMatchObject({ ok: true })
  })

  test('leaves passkeys and recovery codes where they are', async () => {
    const { name, codes } = await keys.person()
    expect((await resetBy(`${name}@example.com`)).answer).toEqual({ ok: true })
    expect(await apps.login(name, undefined, FRESH)).toMatchObject({
      code: 'second_factor_required',
      otp: false,
      passkey: { rpId: 'shop.example' },
    })
    expect(await apps.login(name, codes[0], FRESH)).toMatchObject({ ok: true })
    expect(await noticesTo(`${name}@example.com`)).not.toContain(TAKEN_OFF)
  })

  test('takes somebody else’s app off an address nobody had confirmed', async () => {
    const { name, secret, call } = await apps.enrolled()
    await expectTakenBack(name, resetBy)
    expect(await apps.login(name, await codeAt(secret))).toMatchObject({
      code: 'invalid_credentials',
    })
    await expect(call.auth.user()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('takes somebody else’s passkeys off such an address', async () => {
    const { name, key } = await keys.person()
    expect(await keys.enter(key)).toMatchObject({ ok: true })
    await expectTakenBack(name, resetBy)
    expect(await keys.enter(key)).toMatchObject({ ok: false, code: 'invalid_passkey' })
  })
})

test('between password and second factor nobody is anybody', async () => {
  const { name } = await apps.enrolled()
  const browser = shop.visitor()
  const login = { username: name, password: PASSWORD }
  expect(await browser.call.auth.login(login)).toMatchObject({ code: 'second_factor_required' })
  expect(browser.cookies.has('__Host-puente_session')).toBe(false)
  expect(await browser.call.auth.viewer()).toBeNull()
  for (const ask of [browser.call.account.profile, browser.call.account.sessions])
    await expect(ask()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  const [row] = await shop.sql<{ n: number }>(
    `select count(*)::int as n from session join app_user on user_id = app_user.id where username = ?`,
    [name],
  )
  // The one in which it was turned on.
  expect(row?.n).toBe(1)
})

test('a recovery code shown by four browsers at once lets one in', async () => {
  const { name, codes } = await apps.enrolled()
  const answers = await Promise.all([0, 1, 2, 3].map(() => apps.login(name, codes[0])))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await apps.login(name, codes[0])).toMatchObject({ ok: false })
})

test('codes that were replaced and codes of somebody else open nothing', async () => {
  const [one, two] = [await apps.enrolled(), await apps.enrolled()]
  const renewed = await one.call.account.renewRecoveryCodes({ password: PASSWORD })
  if (!renewed.ok) throw new Error(renewed.code)
  expect(await apps.login(one.name, one.codes[0])).toMatchObject({ code: 'invalid_otp' })
  expect(await apps.login(one.name, two.codes[0])).toMatchObject({ code: 'invalid_otp' })
  expect(await apps.login(one.name, renewed.recoveryCodes[0])).toMatchObject({ ok: true })
})

test('a factor goes off neither without its code nor by guessing it', async () => {
  const { call, name } = await apps.enrolled()
  const off = () => call.account.disableTotp({ password: PASSWORD, otp: '000000' })
  const answers = await Promise.all(Array.from({ length: 16 }, off))
  const said = answers.map((answer) => (answer.ok ? 'ok' : answer.code))
  // Two attempts were its turning on.
  expect(said.filter((code) => code === 'invalid_otp')).toHaveLength(8)
  expect(said.filter((code) => code === 'too_many_requests')).toHaveLength(8)
  expect(await apps.login(name)).toMatchObject({ code: 'second_factor_required' })
})
