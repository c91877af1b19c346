// Proves that processes starting at once on one database prepare it once.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoProducts } from '#demo/products.ts'
import { cloneDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { testConfig } from '#tests/support/test-shop.ts'
import pg from 'pg'
import { hashPassword, passwordFits } from './domains/auth/password.ts'
import { createLog } from './platform/log.ts'
import { prepareDatabase } from './prepare-database.ts'
import { everyDay, inFullRun, testInFull } from '#tests/support/every-day.ts'

const log = createLog({ level: 'silent', role: 'test' })
const config = testConfig({ demo: true, exposed: false })
const exposed = { ...config, exposed: true }

let database: TestDatabase
beforeEach(async () => {
  database = await cloneDatabase()
})
afterEach(() => database.drop())

const ask = async <T extends object>(text: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}
const prepare = (settings = config) =>
  prepareDatabase(settings, { databaseUrl: database.url, ownerUrl: database.ownerUrl, log })
/** Whether a password opens the account, as the database has it. */
const opens = async (username: string, password: string): Promise<boolean> => {
  const [user] = await ask<{ password_hash: string }>(
    `select password_hash from app_user where username = '${username}'`,
  )
  return passwordFits(user?.password_hash ?? null, password)
}
const choosePassword = async (username: string): Promise<void> => {
  const hash = await hashPassword('one of their own')
  await ask(`update app_user set password_hash = '${hash}' where username = '${username}'`)
}
const KNOWN = { admin: 'puente-admin', maria: 'puente-maria' } as const
const names = ['admin', 'maria'] as const

test('three that start at once put the demo data in once', async () => {
  const prepared = await Promise.all([prepare(), prepare(), prepare()])
  expect(prepared.flatMap(({ demoProducts: added }) => added ?? [])).toEqual([demoProducts.length])
  expect(await ask('select count(*)::int as products from product')).toEqual([
    { products: demoProducts.length },
  ])
  expect(await ask('select username from app_user order by username')).toEqual([
    { username: 'admin' },
    { username: 'maria' },
  ])
})

inFullRun(() => {
  test('two that start at once on an empty database make its schema once', async () => {
    await ask('drop schema pgboss cascade')
    await ask('drop schema public cascade')
    await ask('create schema public')
    const prepared = await Promise.all([prepare(), prepare()])
    const made = prepared.map(({ migrations }) => migrations).toSorted((a, b) => a - b)
    expect(made[0]).toBe(0)
    expect(made[1]).toBeGreaterThan(0)
  })
})

test('on a machine of one’s own the known passwords work and are shown, as long as they do', async () => {
  const told = [await prepare(), await prepare()]
  for (const { demoLogins } of told)
    expect(demoLogins.map(({ username, password, once }) => [username, password, once])).toEqual([
      ['admin', KNOWN.admin, false],
      ['maria', KNOWN.maria, false],
    ])
  await choosePassword('admin')
  expect((await prepare()).demoLogins.map(({ username }) => username)).toEqual(['maria'])
})

testInFull(
  'where others get in the demo people have passwords nobody knows, shown once',
  async () => {
    const first = await prepare(exposed)
    expect(first.demoLogins.map(({ role, once }) => [role, once])).toEqual([
      ['admin', true],
      ['customer', true],
    ])
    for (const { username, password } of first.demoLogins) {
      expect(password).toMatch(/^[\w-]{16}$/)
      expect(await opens(username, password)).toBe(true)
    }
    for (const name of names) expect(await opens(name, KNOWN[name])).toBe(false)
    expect((await prepare(exposed)).demoLogins).toEqual([])
    // Back on a machine of one's own nothing is shown that does not work.
    expect((await prepare()).demoLogins).toEqual([])
  },
)

test.each(everyDay(1, [true, false]))(
  'known passwords from before are locked with their sessions, with demo data: %s',
  async (demo) => {
    await prepare()
    await ask(
      `insert into session (id, user_id, expires_at) select username::text, id, now() + interval '1 day' from app_user`,
    )
    await choosePassword('maria')
    const { demoLogins } = await prepare({ ...exposed, demo })
    expect(demoLogins).toMatchObject([{ username: 'admin', once: true }])
    expect(await opens('admin', KNOWN.admin)).toBe(false)
    expect(await opens('admin', demoLogins[0]?.password ?? '')).toBe(true)
    // Who has chosen another password keeps it, and stays signed in.
    expect(await ask('select id from session')).toEqual([{ id: 'maria' }])
    expect((await prepare({ ...exposed, demo })).demoLogins).toEqual([])
  },
)

inFullRun(() => {
  test('several that start at once tell one set of passwords, and these work', async () => {
    const told = (await Promise.all([exposed, exposed, exposed].map(prepare))).flatMap(
      ({ demoLogins }) => demoLogins,
    )
    expect(told).toHaveLength(2)
    for (const { username, password } of told) expect(await opens(username, password)).toBe(true)
  })
})

testInFull(
  'a database that comes back beside another secret is told once, and the secret is not in it',
  async () => {
    const other = { ...config, secret: 'another one, as long as it has to be' }
    expect(await prepare()).toMatchObject({ secretIsNew: false })
    expect(await prepare()).toMatchObject({ secretIsNew: false })
    expect(
      (await Promise.all([prepare(other), prepare(other)])).map((one) => one.secretIsNew),
    ).toEqual(expect.arrayContaining([true, false]))
    expect(await prepare(other)).toMatchObject({ secretIsNew: false })
    expect(await prepare()).toMatchObject({ secretIsNew: true })
    const kept = await ask<{ mark: string }>('select mark from secret_mark')
    expect(kept).toHaveLength(2)
    for (const { mark } of kept) expect(mark).toMatch(/^[\w-]{43}$/)
  },
)
