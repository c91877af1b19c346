// Proves the link back in: for its owner, once, for half an hour, and silent about who has an account.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'

const NOW = new Date('2026-05-04T15:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

let shop: AccountShop
let count = 0
let name = ''
let email = ''
beforeAll(async () => {
  shop = await openAccountShop()
})
beforeEach(async () => {
  name = `persona${(count += 1)}`
  email = `${name}@example.com`
  await shop.register(name)
})
afterEach(() => shop.setNow(NOW))
afterAll(() => shop.close())

const ask = async (options = {}) => {
  expect(await shop.visitor(options).call.auth.forgotPassword({ email })).toEqual({ ok: true })
  return shop.lastToken(email)
}
const verify = (token: string) => shop.visitor().call.auth.verifyResetToken({ token })
const reset = (token: string, password = 'nueva clave') =>
  shop.visitor().call.auth.resetPassword({ token, password })

test('the link sets a new password, ends every session and is told by mail', async () => {
  const browser = await shop.signIn(name)
  const token = await ask()
  expect(await verify(token)).toEqual({ ok: true, user: { username: name } })
  expect(await reset(token)).toEqual({ ok: true })
  await expect(browser.call.auth.user()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(shop.signIn(name)).rejects.toThrow('invalid_credentials')
  await shop.signIn(name, { password: 'nueva clave' })
  const mails = await shop.mailsTo(email)
  expect(mails.map(({ subject }) => subject).slice(-2)).toEqual([
    'Restablece tu contraseña',
    'Tu contraseña fue cambiada',
  ])
})

test('the link is in the language of the account, wherever it was asked for, and on the shop’s own address', async () => {
  await shop.sql(`update app_user set locale = 'pt' where username = ?`, [name])
  await ask({ locale: 'it' })
  expect((await shop.lastMail(email)).plain).toMatch(
    /https:\/\/shop\.example\/pt\/reset-password\?token=[\w-]{43}$/m,
  )
})

describe('a link opens nothing', () => {
  test('twice', async () => {
    const token = await ask()
    await reset(token)
    expect(await reset(token, 'otra más')).toEqual({ ok: false, code: 'token_spent' })
    expect(await verify(token)).toEqual({ ok: false, code: 'token_spent' })
    await shop.signIn(name, { password: 'nueva clave' })
  })

  test('for the second of two at once', async () => {
    const token = await ask()
    const answers = await Promise.all([reset(token, 'clave uno'), reset(token, 'clave dos')])
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code)).toSorted()).toEqual([
      'ok',
      'token_spent',
    ])
  })

  test('after half an hour', async () => {
    const token = await ask()
    shop.setNow(later(29))
    expect(await verify(token)).toMatchObject({ ok: true })
    shop.setNow(later(30))
    expect(await verify(token)).toMatchObject({ code: 'token_spent' })
    expect(await reset(token)).toMatchObject({ code: 'token_spent' })
  })

  test('when another one was used', async () => {
    const first = await ask()
    const second = await ask()
    expect(await verify(first)).toMatchObject({ ok: true })
    expect(await reset(second)).toEqual({ ok: true })
    expect(await verify(first)).toMatchObject({ code: 'token_spent' })
  })

  test('when the password was changed meanwhile', async () => {
    const token = await ask()
    const browser = await shop.signIn(name)
    await browser.call.account.changePassword({ currentPassword: PASSWORD, password: 'la otra' })
    expect(await verify(token)).toMatchObject({ code: 'token_spent' })
  })

  test('when it is invented, or made for something else', async () => {
    expect(await reset('x'.repeat(43))).toEqual({ ok: false, code: 'invalid_token' })
    const [welcome] = await shop.mailsTo(email)
    const other = /[?]token=([\w-]+)/.exec(welcome?.plain ?? '')?.[1] ?? ''
    expect(await reset(other)).toEqual({ ok: false, code: 'invalid_token' })
    expect(await shop.visitor().call.auth.verifyEmail({ token: await ask() })).toMatchObject({
      code: 'invalid_token',
    })
  })
})

test('an unknown address gets the same answer and no mail', async () => {
  const unknown = 'nadie@example.com'
  const { auth } = shop.visitor().call
  expect(await auth.forgotPassword({ email: unknown })).toEqual({ ok: true })
  expect(await auth.sendResetCode({ email: unknown })).toEqual({ ok: true })
  expect(await shop.mailsTo(unknown)).toEqual([])
})

test('known or unknown, after five mails in an hour only one more goes out for a while', async () => {
  for (const address of [email, 'tampoco@example.com']) {
    const codes: string[] = []
    for (let n = 0; n < 8; n += 1) {
      const answer = await shop.visitor().call.auth.forgotPassword({ email: address })
      codes.push(answer.ok ? 'ok' : answer.code)
    }
    expect(codes.slice(0, 6)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok'])
    expect(codes.slice(6)).toEqual(['recent_mail', 'recent_mail'])
  }
})

test('while attempts cannot be counted nothing is sent and no token is guessed', async () => {
  const token = await ask()
  await shop.sql('alter table rate_limit rename to rate_limit_away')
  await expect(reset('x'.repeat(43))).rejects.toThrow('rate_limit')
  await expect(shop.visitor().call.auth.forgotPassword({ email })).rejects.toThrow('rate_limit')
  await shop.sql('alter table rate_limit_away rename to rate_limit')
  expect(await reset(token)).toEqual({ ok: true })
})

test('a job that runs again sends the same link once', async () => {
  await shop.visitor().call.auth.forgotPassword({ email })
  const [job] = await shop.sql<{ data: object }>(
    `select data from pgboss.job where name = 'auth.sendRecoveryMail' and state < 'active'`,
  )
  const before = (await shop.mailsTo(email)).length
  const { sendRecoveryMail } = await import('#server/jobs/handlers/send-recovery-mail.ts')
  await sendRecoveryMail(shop.deps, job?.data as never)
  expect(await shop.mailsTo(email)).toHaveLength(before)
  expect(await verify(await shop.lastToken(email))).toMatchObject({ ok: true })
})

test('who locks an account from many networks locks neither its browsers nor a new password', async () => {
  const owner = await shop.signIn(name)
  const signInFrom = (
    place: number,
    username: string,
    cookies?: Map<string, string>,
    password = 'mal',
  ) =>
    shop
      .visitor({ clientAddress: `198.51.100.${place}`, ...(cookies && { cookies }) })
      .call.auth.login({ username, password })
  for (const each of [name, email])
    for (let guess = 0; guess < 50; guess += 1) await signInFrom(Math.floor(guess / 5), each)
  const refused = { ok: false, code: 'proof_required' }
  expect(await signInFrom(90, name, undefined, PASSWORD)).toMatchObject(refused)
  expect(await signInFrom(90, email, undefined, PASSWORD)).toMatchObject(refused)
  // A browser that was there before, without its session; its proof is one account's alone.
  const known = () =>
    new Map([['__Host-puente_known', owner.cookies.get('__Host-puente_known') ?? '']])
  expect(await signInFrom(91, name, known(), PASSWORD)).toMatchObject({ ok: true })
  expect(
    await signInFrom(92, name, new Map([['__Host-puente_known', 'x'.repeat(43)]]), PASSWORD),
  ).toMatchObject(refused)
  expect(owner.received.find((text) => text.startsWith('__Host-puente_known='))).toMatch(/HttpOnly/)

  expect(await reset(await ask())).toEqual({ ok: true })
  for (const each of [name, email])
    expect(await signInFrom(93, each, undefined, 'nueva clave')).toMatchObject({ ok: true })
})
