// Proves signing in with a passkey alone: each question once, in its own browser, nothing forged, copied or foreign.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { LIES } from '#tests/support/passkey-lies.ts'
import { passkeyPeople } from '#tests/support/passkey-people.ts'
import type { Lies } from '#tests/support/software-key.ts'

const NOW = new Date('2026-05-04T15:00:00Z')
const INVALID = { ok: false, code: 'invalid_passkey' }

let shop: AccountShop
let people: ReturnType<typeof passkeyPeople>
/** Somebody the liars try to be. */
let victim: Awaited<ReturnType<ReturnType<typeof passkeyPeople>['person']>>
beforeAll(async () => {
  shop = await openAccountShop()
  people = passkeyPeople(shop)
  victim = await people.person()
})
afterEach(() => shop.setNow(NOW))
afterAll(() => shop.close())

describe('alone', () => {
  test('it opens a fresh session, whatever the browser held before', async () => {
    const { key, name } = await people.person()
    const browser = shop.visitor()
    const before = await browser.call.auth.login({ username: name, password: PASSWORD })
    expect(before).toMatchObject({ ok: false, code: 'second_factor_required' })
    const answer = await people.enter(key, {}, browser)
    expect(answer).toMatchObject({ ok: true, user: { username: name, hasSecondFactor: true } })
    expect(await browser.call.auth.user()).toMatchObject({ username: name })
    const first = browser.cookies.get('__Host-puente_session')
    expect(await people.enter(key, {}, browser)).toMatchObject({ ok: true })
    expect(browser.cookies.get('__Host-puente_session')).not.toBe(first)
    const [row] = await browser.call.account.passkeys()
    expect(row?.lastUsedAt).toBe(NOW.toISOString())
  })

  test('the question names nobody and asks for PIN, finger or face', async () => {
    const browser = shop.visitor()
    expect(await people.ask(browser)).toMatchObject({
      rpId: 'shop.example',
      userVerification: 'required',
      allowCredentials: [],
      timeout: 300_000,
    })
    const cookie = browser.received.find((text) => text.startsWith('__Host-puente_passkey='))
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/Max-Age=300/)
  })

  test.each([
    ...LIES,
    ['a key that did not ask who it was', { verified: false }],
    ['no handle', { userHandle: null }],
  ] as [string, Lies][])('%s opens nothing', async (_name, lies) => {
    const browser = shop.visitor()
    expect(await people.enter(victim.key, lies, browser)).toEqual(INVALID)
    await expect(browser.call.auth.user()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('a question is answered once, also by two at once, and not in another browser', async () => {
    const { key } = await people.person({ counts: false })
    const browser = shop.visitor()
    const enter = (passkey: ReturnType<typeof key.show>, who = browser) =>
      who.call.auth.passkeySignIn({ passkey })
    const shown = key.show(await people.ask(browser))
    const answers = await Promise.all([enter(shown), enter(shown), enter(shown)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await enter(shown)).toEqual(INVALID)
    const stolen = key.show(await people.ask(browser))
    const thief = shop.visitor()
    await people.ask(thief)
    expect(await enter(stolen, thief)).toEqual(INVALID)
    expect(await enter(stolen, shop.visitor())).toEqual(INVALID)
    expect(await enter(stolen)).toMatchObject({ ok: true })
  })

  test('a wrong answer uses the question up', async () => {
    const { key } = await people.person()
    const browser = shop.visitor()
    const options = await people.ask(browser)
    const enter = (lies: Lies) =>
      browser.call.auth.passkeySignIn({ passkey: key.show(options, lies) })
    expect(await enter({ forged: true })).toEqual(INVALID)
    expect(await enter({})).toEqual(INVALID)
  })

  test('after five minutes the question is old', async () => {
    const { key } = await people.person()
    const browser = shop.visitor()
    const options = await people.ask(browser)
    shop.setNow(new Date(NOW.getTime() + 300_000))
    expect(await browser.call.auth.passkeySignIn({ passkey: key.show(options) })).toEqual(INVALID)
  })

  test('a counter that goes back or stands still is a copy', async () => {
    const { key } = await people.person()
    expect(await people.enter(key, { counter: 7 })).toMatchObject({ ok: true })
    for (const counter of [7, 6, 0]) expect(await people.enter(key, { counter })).toEqual(INVALID)
    expect(await people.enter(key, { counter: 4_294_967_295 })).toMatchObject({ ok: true })
    const [one, two] = [await people.person(), shop.visitor()]
    const [first, second] = [shop.visitor(), two]
    const shown = [
      one.key.show(await people.ask(first), { counter: 3 }),
      one.key.show(await people.ask(second), { counter: 3 }),
    ] as const
    const answers = await Promise.all([
      first.call.auth.passkeySignIn({ passkey: shown[0] }),
      second.call.auth.passkeySignIn({ passkey: shown[1] }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('a key nobody has and a key that was taken off get the same answer', async () => {
    const { key, passkeyId, call } = await people.person()
    await call.account.removePasskey({ id: passkeyId, password: PASSWORD })
    expect(await people.enter(key)).toEqual(INVALID)
    const browser = shop.visitor()
    await people.ask(browser)
    const garbage = { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AA', signature: 'AA' }
    expect(await browser.call.auth.passkeySignIn({ passkey: garbage })).toEqual(INVALID)
  })

  test('guesses at keys are few from one network, and hold up no other', async () => {
    const { key } = await people.person()
    const browser = shop.visitor()
    const codes: string[] = []
    for (let n = 0; n < 32; n += 1) {
      const answer = await people.enter(key, { forged: true }, browser)
      codes.push(answer.ok ? 'ok' : answer.code)
    }
    expect(codes.slice(0, 30).every((code) => code === 'invalid_passkey')).toBe(true)
    expect(codes.slice(30)).toEqual(['too_many_requests', 'too_many_requests'])
    expect(await people.enter(key)).toMatchObject({ ok: true })
  })
})

test('questions that were not answered are swept away', async () => {
  await people.ask(shop.visitor())
  shop.setNow(new Date(NOW.getTime() + 86_400_000))
  await shop.deps.boss.send('platform.purgeStale', {})
  await shop.drain('purgeStale')
  expect(await shop.sql('select id from passkey_challenge')).toEqual([])
})
