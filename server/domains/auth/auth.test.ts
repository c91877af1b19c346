// Proves signing in: the same no for everybody, sessions hashed at rest, limits that hold in parallel.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin, createUser } from './create-user.ts'
import { Session } from './session.entity.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
const person = {
  fullName: 'Ana Pérez',
  username: 'ana',
  email: 'ana@example.com',
  password: 'secreto 123',
}
const boss = {
  fullName: 'Admin Uno',
  username: 'jefa',
  email: 'jefa@example.com',
  password: 'otra clave',
}

beforeAll(async () => {
  shop = await openTestShop()
  const em = shop.deps.orm.em.fork()
  await createUser(em, { ...person, isAdmin: false })
  await createAdmin(em, boss)
})
afterAll(() => shop.close())

const credentials = ({ username, password }: typeof person) => ({ username, password })
let lastAddress = 0
const freshVisitor = () => shop.visitor({ clientAddress: `198.51.100.${(lastAddress += 1)}` })

describe('login', () => {
  test('takes a username or an e-mail address in any case and opens a session', async () => {
    for (const username of ['ana', 'ANA', 'Ana@Example.com']) {
      const visitor = freshVisitor()
      const answer = await visitor.call.auth.login({ username, password: person.password })
      expect(answer).toMatchObject({ ok: true, user: { username: 'ana', isAdmin: false } })
      expect(await visitor.call.auth.user()).toMatchObject({ email: 'ana@example.com' })
    }
  })

  test('answers a wrong password and an unknown name alike, and sets no cookie', async () => {
    const visitor = freshVisitor()
    const wrong = await visitor.call.auth.login({ username: 'ana', password: 'no' })
    const unknown = await visitor.call.auth.login({ username: 'nadie', password: 'no' })
    expect(wrong).toEqual({ ok: false, code: 'invalid_credentials' })
    expect(unknown).toEqual(wrong)
    expect(visitor.received).toEqual([])
  })

  test('sets a cookie scripts cannot read, for seven days', async () => {
    const visitor = freshVisitor()
    await visitor.call.auth.login(credentials(person))
    expect(visitor.received[0]).toMatch(
      /^__Host-puente_session=\w+; HttpOnly; Max-Age=604[78]\d\d; Path=\/; SameSite=Lax; Secure$/,
    )
  })

  test('stores only a hash of the token', async () => {
    const visitor = freshVisitor()
    const answer = await visitor.call.auth.login(credentials(person))
    if (!answer.ok) throw new Error('not signed in')
    const rows = await shop.sql<{ id: string }>('select * from session')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(answer.sessionToken)
  })

  test('never answers with the password hash', async () => {
    const answer = await freshVisitor().call.auth.login(credentials(person))
    expect(JSON.stringify(answer)).not.toContain('argon2')
    const [row] = await shop.sql<{ password_hash: string }>('select password_hash from app_user')
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=/)
  })

  test('of twenty parallel guesses five are looked at', async () => {
    const visitor = freshVisitor()
    const guess = () => visitor.call.auth.login({ username: 'jefa', password: 'mal' })
    const answers = await Promise.all(Array.from({ length: 20 }, guess))
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code))
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(15)
    expect(
      answers.find((answer) => !answer.ok && answer.code === 'too_many_requests'),
    ).toMatchObject({
      retryAfterSeconds: expect.any(Number),
    })
    // From elsewhere the account still opens: nobody can lock somebody else out.
    expect(await freshVisitor().call.auth.login(credentials(boss))).toMatchObject({ ok: true })
  })

  test('does not let anybody in while it cannot count', async () => {
    await shop.sql('alter table rate_limit rename to rate_limit_away')
    await expect(freshVisitor().call.auth.login(credentials(person))).rejects.toThrow('rate_limit')
    await shop.sql('alter table rate_limit_away rename to rate_limit')
  })
})

describe('session', () => {
  test('a bad Bearer token is nobody, even beside a good cookie', async () => {
    const visitor = freshVisitor()
    await visitor.call.auth.login(credentials(person))
    const both = shop.visitor({ cookies: visitor.cookies, authorization: 'Bearer nonsense' })
    await expect(both.call.auth.user()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('the token of the answer works as Bearer', async () => {
    const answer = await freshVisitor().call.auth.login(credentials(person))
    if (!answer.ok) throw new Error('not signed in')
    const caller = shop.visitor({ authorization: `Bearer ${answer.sessionToken}` })
    expect(await caller.call.auth.user()).toMatchObject({ username: 'ana' })
    expect(caller.received).toEqual([])
  })

  test('ends on the server at sign-out', async () => {
    const visitor = freshVisitor()
    await visitor.call.auth.login(credentials(person))
    const copy = new Map(visitor.cookies)
    await visitor.call.auth.logout()
    expect(visitor.cookies.has('__Host-puente_session')).toBe(false)
    await expect(shop.visitor({ cookies: copy }).call.auth.user()).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
  })

  test('signing in again ends the session before', async () => {
    const visitor = freshVisitor()
    await visitor.call.auth.login(credentials(person))
    const before = new Map(visitor.cookies)
    await visitor.call.auth.login(credentials(boss))
    await expect(shop.visitor({ cookies: before }).call.auth.user()).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
  })

  test('moves along while it is used, and an old one opens nothing', async () => {
    const visitor = freshVisitor()
    await visitor.call.auth.login(credentials(person))
    const sessionCookies = () =>
      visitor.received.filter((text) => text.startsWith('__Host-puente_session='))
    const hour = 3_600_000
    const setEnd = (ms: number) =>
      shop.deps.orm.em
        .fork()
        .nativeUpdate(Session, {}, { expiresAt: new Date(shop.deps.clock().getTime() + ms) })
    await setEnd(24 * hour)
    await visitor.call.auth.user()
    expect(sessionCookies()).toHaveLength(2)
    await setEnd(-hour)
    await expect(visitor.call.auth.user()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(visitor.cookies.has('__Host-puente_session')).toBe(false)
  })

  test('says who is an admin', async () => {
    const visitor = freshVisitor()
    expect(await visitor.call.auth.viewer()).toBeNull()
    await expect(visitor.call.auth.adminCheck()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await visitor.call.auth.login(credentials(person))
    expect(await visitor.call.auth.adminCheck()).toEqual({ isAdmin: false })
    await visitor.call.auth.login(credentials(boss))
    expect(await visitor.call.auth.adminCheck()).toEqual({ isAdmin: true })
  })
})

test('an admin made at the terminal has a confirmed address: a reset by mail leaves the factors on', async () => {
  const { call } = freshVisitor()
  expect(await call.auth.login(credentials(boss))).toMatchObject({ ok: true })
  expect(await call.account.profile()).toMatchObject({ emailVerified: true })
})

test('an account with a taken name or address is not made', async () => {
  const em = () => shop.deps.orm.em.fork()
  expect(await createAdmin(em(), { ...boss, email: 'x@example.com' })).toEqual({
    ok: false,
    code: 'taken',
  })
  expect(await createAdmin(em(), { ...boss, username: 'otra', email: 'JEFA@example.com' })).toEqual(
    { ok: false, code: 'taken' },
  )
  await expect(
    createAdmin(em(), { ...boss, username: 'corta', email: 'y@example.com', password: '12345' }),
  ).rejects.toThrow('password')
})
