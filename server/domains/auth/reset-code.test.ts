// Proves the six digits: right ones stay until used, wrong ones are counted, five burn the code.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'
import { codeHash, mailedCode } from './mailed-secrets.ts'

const NOW = new Date('2026-05-04T15:00:00Z')

let shop: AccountShop
let count = 0
let name = ''
let email = ''
beforeAll(async () => {
  shop = await openAccountShop()
})
beforeEach(async () => {
  name = `cifra${(count += 1)}`
  email = `${name}@example.com`
  await shop.register(name)
})
afterEach(() => shop.setNow(NOW))
afterAll(() => shop.close())

const send = async () => {
  expect(await shop.visitor().call.auth.sendResetCode({ email })).toEqual({ ok: true })
  return shop.lastCode(email)
}
const verify = (code: string, address = email) =>
  shop.visitor().call.auth.verifyResetCode({ email: address, code })
const reset = (code: string, address = email) =>
  shop.visitor().call.auth.resetPasswordWithCode({ email: address, code, password: 'nueva clave' })
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')
const triesOf = async () =>
  (
    await shop.sql<{ wrong_tries: number }>(
      `select stray_tries as wrong_tries from account_token where email = ? and purpose = 'reset_code' order by id desc`,
      [email],
    )
  )[0]?.wrong_tries
const NO = { ok: false, code: 'invalid_code' }

test('verifying does not use a code up, resetting does', async () => {
  const browser = await shop.signIn(name)
  const code = await send()
  for (let n = 0; n < 7; n += 1) expect(await verify(code)).toEqual({ ok: true })
  expect(await reset(code)).toEqual({ ok: true })
  expect(await reset(code)).toEqual(NO)
  expect(await verify(code)).toEqual(NO)
  await expect(browser.call.auth.user()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await shop.signIn(name, { password: 'nueva clave' })
  expect((await shop.lastMail(email)).subject).toBe('Tu contraseña fue cambiada')
})

test('five wrong tries burn it, wherever they were made', async () => {
  const code = await send()
  for (const guess of [verify, reset, verify, reset, verify])
    expect(await guess(wrong(code))).toEqual(NO)
  expect(await triesOf()).toBe(5)
  expect(await verify(code)).toEqual(NO)
  expect(await reset(code)).toEqual(NO)
  const next = await send()
  expect(await reset(next)).toEqual({ ok: true })
})

test('of forty guesses at once five are looked at', async () => {
  const code = await send()
  await Promise.all(
    Array.from({ length: 20 }, () => [verify(wrong(code)), reset(wrong(code))]).flat(),
  )
  expect(await triesOf()).toBe(5)
  expect(await verify(code)).not.toEqual({ ok: true })
})

test('of two resets at once one succeeds', async () => {
  const code = await send()
  const answers = await Promise.all([reset(code), reset(code)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

describe('a code opens nothing', () => {
  test('after ten minutes', async () => {
    const code = await send()
    shop.setNow(new Date(NOW.getTime() + 600_000))
    expect(await verify(code)).toEqual(NO)
    expect(await reset(code)).toEqual(NO)
  })

  test('when a newer one was sent', async () => {
    const first = await send()
    const second = await send()
    if (first !== second) expect(await reset(first)).toEqual(NO)
    expect(await reset(second)).toEqual({ ok: true })
  })

  test('at another address, known or not', async () => {
    const code = await send()
    await shop.register(`${name}b`)
    expect(await reset(code, `${name}b@example.com`)).toEqual(NO)
    expect(await reset(code, 'nadie@example.com')).toEqual(NO)
    expect(await verify(code, 'nadie@example.com')).toEqual(NO)
  })
})

test('guesses at one account are limited, known or unknown, from everywhere together', async () => {
  for (const address of [email, 'desconocida@example.com']) {
    const answers = await Promise.all(Array.from({ length: 40 }, () => verify('123456', address)))
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code))
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(10)
  }
})

test('codes are six digits, all alike likely, and at rest worth nothing without the secret', () => {
  const codes = Array.from({ length: 4000 }, (_, n) => mailedCode('secret', `nonce ${n}`))
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  const first = Map.groupBy(codes, (code) => code[0])
  expect(first.size).toBe(10)
  for (const group of first.values()) expect(Math.abs(group.length - 400)).toBeLessThan(120)
  expect(mailedCode('other', 'nonce 1')).not.toBe(mailedCode('secret', 'nonce 1'))
  expect(codeHash('secret', 'A@x.co', '123456')).toBe(codeHash('secret', 'a@x.co', '123456'))
  expect(codeHash('other', 'a@x.co', '123456')).not.toBe(codeHash('secret', 'a@x.co', '123456'))
})
