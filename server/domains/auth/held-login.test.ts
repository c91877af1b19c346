// Proves that nobody keeps an owner out: others use up attempts, mails and codes, and the owner gets in all the same.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { passkeyPeople } from '#tests/support/passkey-people.ts'
import type { Visitor } from '#tests/support/test-shop.ts'
import { codeAt, totpPeople } from '#tests/support/totp-people.ts'
import { everyDay, inFullRun } from '#tests/support/every-day.ts'

let shop: AccountShop
let people: ReturnType<typeof totpPeople>
let keys: ReturnType<typeof passkeyPeople>
let count = 0
let name = ''
let email = ''
beforeAll(async () => {
  shop = await openAccountShop()
  people = totpPeople(shop)
  keys = passkeyPeople(shop)
})
beforeEach(() => {
  name = `duena${(count += 1)}`
  email = `${name}@example.com`
})
afterAll(() => shop.close())

const HELD = { ok: false, code: 'proof_required', retryAfterSeconds: expect.any(Number) }
const WRONG = { ok: false, code: 'invalid_credentials' }

let place = 0
/** Somebody at an address that nobody had before. */
const newVisitor = (): Visitor => {
  place += 1
  return shop.visitor({ clientAddress: `203.${Math.floor(place / 250)}.${place % 250}.7` })
}
/** Wrong passwords from many addresses, a few from each. */
const attack = async (username: string, tries: number): Promise<void> => {
  for (let done = 0; done < tries; done += 5) {
    const { call } = newVisitor()
    const guess = () => call.auth.login({ username, password: 'mal' })
    await Promise.all(Array.from({ length: 5 }, guess))
  }
}
const signIn = (browser: Visitor, more: object = {}) =>
  browser.call.auth.login({ username: name, password: PASSWORD, ...more })
const linkFor = async () => {
  expect(await newVisitor().call.auth.sendSignInLink({ username: name })).toEqual({ ok: true })
  const { plain } = await shop.lastMail(email)
  return /[?]link=([\w-]+)/.exec(plain)?.[1] ?? ''
}

describe.each(everyDay(1, [50, 500]))(
  'after %i wrong passwords from many addresses the owner gets in',
  (tries) => {
    test('with a browser that was there before', async () => {
      const owner = await shop.register(name)
      await attack(name, tries)
      await owner.call.auth.logout()
      expect(await signIn(owner)).toMatchObject({ ok: true })
    })

    test('with a new browser: the right password, and the link of a mail', async () => {
      await shop.register(name)
      await attack(name, tries)
      const browser = newVisitor()
      expect(await signIn(browser)).toEqual(HELD)
      const link = await linkFor()
      expect(await signIn(browser, { link })).toMatchObject({ ok: true })
      // It is known from now on, and the link was for once.
      await browser.call.auth.logout()
      expect(await signIn(browser)).toMatchObject({ ok: true })
      expect(await signIn(newVisitor(), { link })).toEqual(HELD)
    })

    test('by the mail for a new password, in the browser in which it was chosen', async () => {
      await shop.register(name)
      await attack(name, tries)
      const browser = newVisitor()
      await browser.call.auth.forgotPassword({ email })
      const token = await shop.lastToken(email)
      await browser.call.auth.resetPassword({ token, password: 'nueva clave' })
      await attack(name, tries)
      expect(await signIn(browser, { password: 'nueva clave' })).toMatchObject({ ok: true })
    })

    test('with the second factor beside the password, and with a passkey', async () => {
      const owner = await people.enrolled()
      await attack(owner.name, tries)
      const enter = (more: object) =>
        newVisitor().call.auth.login({ username: owner.name, password: PASSWORD, ...more })
      expect(await enter({})).toEqual(HELD)
      expect(await enter({ otp: await codeAt(owner.secret) })).toMatchObject({ ok: true })
      expect(await enter({ otp: owner.codes[0] })).toMatchObject({ ok: true })

      const { key, name: keyName } = await keys.person()
      await attack(keyName, tries)
      expect(await keys.enter(key)).toMatchObject({ ok: true })
    })
  },
)

inFullRun(() => {
  test('who tries both learns of neither, and cannot use the owner’s number up', async () => {
    const owner = await people.enrolled()
    await attack(owner.name, 50)
    const otp = await codeAt(owner.secret)
    const enter = (more: object) =>
      newVisitor().call.auth.login({ username: owner.name, password: PASSWORD, ...more })
    expect(await enter({ password: 'mal', otp })).toEqual(WRONG)
    expect(await enter({ otp: '000000' })).toEqual(WRONG)
    expect(await newVisitor().call.auth.login({ username: 'nadie', password: 'mal', otp })).toEqual(
      WRONG,
    )
    for (let n = 0; n < 40; n += 1) await enter({ password: 'mal', otp: '000000' })
    expect(await enter({ otp })).toMatchObject({ ok: true })
    // Who knows the password does not guess the factor for long.
    for (let n = 0; n < 20; n += 1) await enter({ otp: '000000' })
    expect(await enter({ otp: owner.codes[1] })).toEqual(WRONG)
  })
})

test('fifty a day for each of the two names of an account, and not one more', async () => {
  await shop.register(name)
  const wrong: string[] = []
  for (const username of [name, email])
    for (let n = 0; n < 60; n += 1) {
      // Another spelling is the same name.
      const typed = n % 2 ? username : username.toUpperCase()
      const answer = await newVisitor().call.auth.login({ username: typed, password: 'mal' })
      wrong.push(answer.ok ? 'ok' : answer.code)
    }
  expect(wrong.filter((code) => code === 'invalid_credentials')).toHaveLength(100)
  expect(wrong.filter((code) => code === 'proof_required')).toHaveLength(20)
})

test('names of nobody are held up alike, and nothing is mailed', async () => {
  await attack('fantasma', 50)
  const visitor = newVisitor()
  expect(await visitor.call.auth.login({ username: 'fantasma', password: 'mal' })).toEqual(HELD)
  expect(await visitor.call.auth.sendSignInLink({ username: 'fantasma' })).toEqual({ ok: true })
  await shop.settle()
  expect(await shop.sql(`select 1 from outbox_mail where recipient like 'fantasma%'`)).toEqual([])
})

test('what is written behind the proof of a known browser gives it no fresh attempts', async () => {
  const owner = await shop.register(name)
  await attack(name, 50)
  const [key = '', known = ''] = [...owner.cookies].find(([at]) => at.endsWith('known')) ?? []
  const [browser, proof, whose] = known.split('.')
  const asIf = (value: string) =>
    signIn(shop.visitor({ cookies: new Map([[key, value]]) }), { password: 'mal' })
  const guesses = [`${browser}.${proof}`, known, `${known}.0`, `${browser}.${proof}.${whose}0`]
  for (let n = 0; n < 10; n += 1) expect(await asIf(guesses[n % 4] ?? known)).toEqual(WRONG)
  for (const value of [...guesses, `${browser}.${proof}.new`])
    expect(await asIf(value)).toMatchObject({ code: 'too_many_requests' })
})

inFullRun(() => {
  test('a known browser and a link are not guessed with for long, and count for one account', async () => {
    const owner = await shop.register(name)
    await attack(name, 50)
    const codes: string[] = []
    for (let n = 0; n < 11; n += 1) {
      const answer = await signIn(owner, { password: 'mal' })
      codes.push(answer.ok ? 'ok' : answer.code)
    }
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
    expect(codes.at(-1)).toBe('too_many_requests')
    const link = await linkFor()
    for (let n = 0; n < 10; n += 1)
      expect(await signIn(newVisitor(), { link, password: 'mal' })).toEqual(WRONG)
    expect(await signIn(newVisitor(), { link })).toMatchObject({ code: 'too_many_requests' })

    const other = await shop.register(`${name}b`)
    await attack(`${name}b`, 50)
    const known = new Map([...owner.cookies].filter(([key]) => key.endsWith('known')))
    const login = (more: object) =>
      shop
        .visitor({ cookies: new Map(known) })
        .call.auth.login({ username: `${name}b`, password: PASSWORD, ...more })
    expect(await login({})).toEqual(HELD)
    expect(await login({ link: await linkFor() })).toEqual(HELD)
    expect(other.user.username).toBe(`${name}b`)
  })
})
