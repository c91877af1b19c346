// Proves that no answer tells who has an account: the same words, the same statements, one hash each.
import { Argon2id } from 'oslo/password'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'
import type { Visitor } from '#tests/support/test-shop.ts'
import { captureSql } from '../../scripts/bench/capture-sql.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
  await shop.register('conocida')
  await shop.settle()
})
afterAll(() => shop.close())

const KNOWN = 'conocida@example.com'
const UNKNOWN = 'desconocida@example.com'
const code = '123456'

type Ask = (auth: Visitor['call']['auth'], email: string) => Promise<unknown>
const asks: [name: string, ask: Ask, hashes: number][] = [
  ['login', (auth, username) => auth.login({ username, password: 'no es' }), 1],
  ['forgotPassword', (auth, email) => auth.forgotPassword({ email }), 0],
  ['sendResetCode', (auth, email) => auth.sendResetCode({ email }), 0],
  ['verifyResetCode', (auth, email) => auth.verifyResetCode({ email, code }), 0],
  [
    'resetPasswordWithCode',
    (auth, email) => auth.resetPasswordWithCode({ email, code, password: 'nueva clave' }),
    1,
  ],
]

const observe = async (ask: Ask, email: string) => {
  const hash = vi.spyOn(Argon2id.prototype, 'hash')
  const verify = vi.spyOn(Argon2id.prototype, 'verify')
  let answer: unknown
  const sql = await captureSql(async () => {
    answer = await ask(shop.visitor().call.auth, email)
  })
  const hashes = hash.mock.calls.length + verify.mock.calls.length
  vi.restoreAllMocks()
  // Setting up a new connection is nobody's; an address written into a statement is the caller's own.
  const statements = sql
    .map(({ text }) => text.replaceAll(email, '(the address)'))
    .filter((text) => !/^set /i.test(text))
  return { answer, hashes, statements }
}

test.each(asks)('%s', async (_name, ask, hashes) => {
  // A first call opens connections and fills caches of statements.
  await observe(ask, 'primera@example.com')
  const known = await observe(ask, KNOWN)
  const unknown = await observe(ask, UNKNOWN)
  expect(unknown).toEqual(known)
  expect(known.hashes).toBe(hashes)
  expect(known.statements.length).toBeGreaterThan(0)
})
