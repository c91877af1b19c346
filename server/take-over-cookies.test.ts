// Proves that secrets are bound to the host over https, that the change signs nobody out, and that no planted cookie wins.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'
import { COOKIES, wireName } from '#server/platform/cookies.ts'
import { hashToken } from '#server/platform/token.ts'
import { readSecrets } from './take-over-cookies.ts'

const HOST = { session: '__Host-puente_session', cart: '__Host-puente_cart' }

let shop: AccountShop
let count = 0
let token = ''
beforeAll(async () => {
  shop = await openAccountShop()
})
beforeEach(async () => {
  token = (await shop.register(`huesped${(count += 1)}`)).sessionToken
})
afterAll(() => shop.close())

/** As the migration leaves what it finds. */
const mark = (session: string, age = '7 days') =>
  shop.sql(`update session set plain_until = now() + ?::interval where id = ?`, [
    age,
    hashToken(session),
  ])
const read = async (cookies: Record<string, string>, cookieSecure = true) => {
  const set: string[] = []
  const deps = { ...shop.deps, config: { ...shop.deps.config, cookieSecure } }
  const secrets = await readSecrets(deps, { cookies }, (text) => void set.push(text))
  return { ...secrets, set }
}

test('every secret is bound to the host over https and plain over http; what scripts and pages read is plain', () => {
  for (const key of ['session', 'cart', 'passkey', 'known', 'reset'] as const) {
    expect(wireName(COOKIES[key], true)).toBe(`__Host-${COOKIES[key]}`)
    expect(wireName(COOKIES[key], false)).toBe(COOKIES[key])
  }
  for (const key of ['cartCount', 'scheme', 'language', 'currency'] as const)
    expect(wireName(COOKIES[key], true)).toBe(COOKIES[key])
})

test('a shop over https sets no secret that another host could have set', async () => {
  const browser = await shop.register('galletas')
  const productId = await shop.product()
  const guest = shop.visitor()
  await guest.call.cart.addItem({ productId, quantity: 1 })
  await browser.call.auth.sendResetCode({ email: 'galletas@example.com' })
  await browser.call.auth.beginPasskeySignIn()
  const secrets = [...browser.received, ...guest.received].filter((text) => /HttpOnly/.test(text))
  expect(new Set(secrets.map((text) => text.split('=')[0]))).toEqual(
    new Set(['session', 'cart', 'known', 'reset', 'passkey'].map((key) => `__Host-puente_${key}`)),
  )
  for (const text of secrets) {
    expect(text).toMatch(/; Secure/)
    expect(text).toMatch(/; Path=\/;/)
    expect(text).not.toMatch(/domain/i)
  }
})

describe('a session from before the change', () => {
  test('goes on under the new name, and the old cookie is taken away', async () => {
    await mark(token)
    const found = await read({ puente_session: token })
    expect(found.session).toBe(token)
    expect(found.set.find((text) => text.startsWith(`${HOST.session}=${token}`))).toMatch(/Secure/)
    expect(found.set.find((text) => text.startsWith('puente_session=;'))).toMatch(/Max-Age=0/)
    // What the same page asked for at once comes with the old cookie as well; a minute later it is nobody's.
    expect((await read({ puente_session: token })).session).toBe(token)
    await shop.sql(`update session set plain_until = plain_until - interval '1 minute'`)
    expect((await read({ puente_session: token })).session).toBeUndefined()
  })

  test('is taken over within a week only', async () => {
    await mark(token, '-1 second')
    const found = await read({ puente_session: token })
    expect(found.session).toBeUndefined()
    expect(found.set).toEqual([expect.stringMatching(/^puente_session=;/)])
  })
})

describe('what somebody else planted under the plain name', () => {
  test('never wins over the cookie of the host', async () => {
    const planted = (await shop.register(`ajena${count}`)).sessionToken
    await mark(planted)
    const found = await read({ puente_session: planted, [HOST.session]: token })
    expect(found.session).toBe(token)
  })

  test('is nobody, where it was made after the change: a session and a cart alike', async () => {
    const found = await read({ puente_session: token, puente_cart: 'x'.repeat(43) })
    expect([found.session, found.cart]).toEqual([undefined, undefined])
    expect(found.set).toHaveLength(2)
    const browser = shop.visitor()
    await browser.call.cart.addItem({ productId: await shop.product(), quantity: 1 })
    const cart = browser.cookies.get(HOST.cart) ?? ''
    expect((await read({ puente_cart: cart })).cart).toBeUndefined()
    await shop.sql(`update cart set plain_until = now() + interval '7 days' where token_hash = ?`, [
      hashToken(cart),
    ])
    expect((await read({ puente_cart: cart })).cart).toBe(cart)
  })
})

test('over http the plain names are the names, and nothing is taken away', async () => {
  expect(await read({ puente_session: token, puente_cart: 'c' }, false)).toEqual({
    session: token,
    cart: 'c',
    set: [],
  })
})
