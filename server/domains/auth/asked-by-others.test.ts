// Proves that mails and codes which others ask for in somebody's name keep nobody from their own.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { COOKIES, wireName } from '#server/platform/cookies.ts'
import type { Visitor } from '#tests/support/test-shop.ts'

let shop: AccountShop
let count = 0
let name = ''
let email = ''
beforeAll(async () => {
  shop = await openAccountShop()
})
beforeEach(() => {
  name = `pedida${(count += 1)}`
  email = `${name}@example.com`
})
afterAll(() => shop.close())

let place = 0
/** Somebody at an address that nobody had before. */
const newVisitor = (): Visitor => {
  place += 1
  return shop.visitor({ clientAddress: `203.${Math.floor(place / 250)}.${place % 250}.7` })
}
/** Fifty wrong passwords, so that a new browser needs more than the right one. */
const holdUp = async () => {
  for (let done = 0; done < 50; done += 5) {
    const { call } = newVisitor()
    for (let n = 0; n < 5; n += 1) await call.auth.login({ username: name, password: 'mal' })
  }
}

describe('who asks for mails in somebody’s name', () => {
  test('leaves a good link in the mailbox, however many were asked for', async () => {
    await shop.register(name)
    await holdUp()
    const said: string[] = []
    for (let n = 0; n < 50; n += 1) {
      const answer = await newVisitor().call.auth.sendSignInLink({ username: name })
      said.push(answer.ok ? 'ok' : answer.code)
    }
    expect(said.filter((code) => code === 'ok')).toHaveLength(6)
    expect(said.at(-1)).toBe('recent_mail')
    const { plain } = await shop.lastMail(email)
    const link = /[?]link=([\w-]+)/.exec(plain)?.[1]
    const entered = await newVisitor().call.auth.login({ username: name, password: PASSWORD, link })
    expect(entered).toMatchObject({ ok: true })
  })

  test('spends no link and no code of the owner, and burns no code with wrong guesses', async () => {
    await shop.register(name)
    const owner = newVisitor()
    await owner.call.auth.forgotPassword({ email })
    const token = await shop.lastToken(email)
    await owner.call.auth.sendResetCode({ email })
    const code = await shop.lastCode(email)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let n = 0; n < 60; n += 1) {
      const { call } = newVisitor()
      await call.auth.forgotPassword({ email })
      await call.auth.sendResetCode({ email })
      await call.auth.verifyResetCode({ email, code: wrong })
      await newVisitor().call.auth.verifyResetCode({ email, code: wrong })
    }
    expect(await owner.call.auth.verifyResetToken({ token })).toMatchObject({ ok: true })
    expect(await owner.call.auth.verifyResetCode({ email, code })).toEqual({ ok: true })
    const reset = { email, code, password: 'nueva clave' }
    expect(await owner.call.auth.resetPasswordWithCode(reset)).toEqual({ ok: true })
    expect(await owner.call.auth.verifyResetToken({ token })).toMatchObject({ code: 'token_spent' })
  })

  test('leaves the owner a link where every code was asked for and guessed at first', async () => {
    await shop.register(name)
    await shop.lastMail(email)
    for (let n = 0; n < 30; n += 1) {
      await newVisitor().call.auth.sendResetCode({ email })
      await newVisitor().call.auth.forgotPassword({ email })
    }
    await shop.drain('sendRecoveryMail')
    for (let n = 0; n < 8; n += 1)
      await newVisitor().call.auth.verifyResetCode({ email, code: `00000${n}` })
    const { call } = newVisitor()
    expect(await call.auth.sendResetCode({ email })).toMatchObject({ code: 'recent_mail' })
    // Which of them it was sent for makes no difference to a link.
    const token = await shop.lastToken(email)
    expect(await call.auth.resetPassword({ token, password: 'nueva clave' })).toEqual({ ok: true })
    expect(await call.auth.login({ username: name, password: 'nueva clave' })).toMatchObject({
      ok: true,
    })
  })

  test('a browser has five tries at what it asked for, and what it shows is for one address', async () => {
    await shop.register(name)
    const owner = newVisitor()
    await owner.call.auth.sendResetCode({ email })
    const code = await shop.lastCode(email)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let n = 0; n < 5; n += 1) await owner.call.auth.verifyResetCode({ email, code: wrong })
    const NO = { ok: false, code: 'invalid_code' }
    expect(await owner.call.auth.verifyResetCode({ email, code })).toEqual(NO)
    const forged = new Map([[wireName(COOKIES.reset, true), `${'x'.repeat(43)}.${'y'.repeat(43)}`]])
    const guess = shop.visitor({ cookies: forged, clientAddress: '203.250.1.1' })
    for (let n = 0; n < 5; n += 1) await guess.call.auth.verifyResetCode({ email, code: wrong })
    expect(await guess.call.auth.verifyResetCode({ email, code })).toEqual(NO)
  })
})

test('whoever uses up what a whole network may ask for keeps no link from others there', async () => {
  await shop.register(name)
  const ask = (username: string, clientAddress: string) =>
    shop.visitor({ clientAddress }).call.auth.sendSignInLink({ username })
  const carrier = '198.18.0.9'
  for (let n = 0; n < 20; n += 1) await ask(`nadie${n}`, carrier)
  expect(await ask(name, carrier)).toEqual({ ok: true })
  // One in the time a good one lies in the mailbox, and for each name by itself.
  expect(await ask(name, carrier)).toMatchObject({ ok: false, code: 'too_many_requests' })
  expect(await ask(email, carrier)).toEqual({ ok: true })
  expect(await ask(name, '198.18.0.10')).toEqual({ ok: true })
})

test('wrong tokens from one network do not keep a right one from working there', async () => {
  await shop.register(name)
  const { call } = newVisitor()
  await call.auth.forgotPassword({ email })
  const token = await shop.lastToken(email)
  const said: string[] = []
  for (let n = 0; n < 61; n += 1) {
    const answer = await call.auth.verifyResetToken({ token: 'x'.repeat(43) })
    said.push(answer.ok ? 'ok' : answer.code)
  }
  expect(said.at(-1)).toBe('too_many_requests')
  expect(await call.auth.resetPassword({ token, password: 'nueva clave' })).toEqual({ ok: true })
})
