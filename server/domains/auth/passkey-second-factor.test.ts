// Proves passkeys as the second factor: after the password, by name, nothing forged or foreign.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { LIES } from '#tests/support/passkey-lies.ts'
import { passkeyPeople } from '#tests/support/passkey-people.ts'

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

test('it is asked for by name, and then it opens', async () => {
  const { key, name } = await people.person()
  const { options, hasApp, code, call } = await people.askSecond(name)
  expect([code, hasApp]).toEqual(['second_factor_required', false])
  expect(options.allowCredentials).toEqual([
    { id: key.id, type: 'public-key', transports: ['internal'] },
  ])
  const login = { username: name, password: PASSWORD }
  // A key that was named may leave its handle out, and the password was the other factor.
  const passkey = key.show(options, { userHandle: null, verified: false })
  expect(await call.auth.login({ ...login, passkey })).toMatchObject({ ok: true })
})

test('without the right password nothing is asked, and the key alone does not help', async () => {
  const { key, name } = await people.person()
  const { options, call } = await people.askSecond(name)
  const wrong = { username: name, password: 'no es' }
  expect(await call.auth.login(wrong)).toEqual({ ok: false, code: 'invalid_credentials' })
  expect(await call.auth.login({ ...wrong, passkey: key.show(options) })).toEqual({
    ok: false,
    code: 'invalid_credentials',
  })
})

test.each(LIES)('%s is refused, with a fresh question', async (_name, lies) => {
  const { key, name } = victim
  const { options, call } = await people.askSecond(name)
  const passkey = key.show(options, lies)
  const answer = await call.auth.login({ username: name, password: PASSWORD, passkey })
  expect(answer).toMatchObject({ ...INVALID, otp: false, passkey: { rpId: 'shop.example' } })
})

test('a key of somebody else is refused, as is a question of the other kind', async () => {
  const [one, two] = [await people.person(), await people.person()]
  const asked = await people.askSecond(one.name)
  const login = { username: one.name, password: PASSWORD }
  const foreign = two.key.show(asked.options)
  expect(await asked.call.auth.login({ ...login, passkey: foreign })).toMatchObject(INVALID)
  const alone = one.key.show(await people.ask(asked))
  expect(await asked.call.auth.login({ ...login, passkey: alone })).toMatchObject(INVALID)
  const second = await people.askSecond(one.name)
  const shown = one.key.show(second.options)
  expect(await second.call.auth.passkeySignIn({ passkey: shown })).toEqual(INVALID)
})

test('a recovery code stands in for the key, once; an app that was never confirmed does not', async () => {
  const { name, codes, call } = await people.person()
  const login = { username: name, password: PASSWORD }
  const enter = (otp?: string) => shop.visitor().call.auth.login({ ...login, ...(otp && { otp }) })
  expect(codes).toHaveLength(10)
  expect(await enter(codes[0])).toMatchObject({ ok: true })
  expect(await enter(codes[0])).toMatchObject({ ok: false, code: 'invalid_otp', otp: false })
  expect(await call.account.enrolTotp({ password: PASSWORD })).toMatchObject({ ok: true })
  expect(await enter('000000')).toMatchObject({ code: 'invalid_otp' })
})
