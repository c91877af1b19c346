// Proves that processes starting at once on one database prepare it once.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoProducts } from '#demo/products.ts'
import { cloneDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { testConfig } from '#tests/support/test-shop.ts'
import pg from 'pg'
import { createLog } from './platform/log.ts'
import { prepareDatabase } from './prepare-database.ts'

const log = createLog({ level: 'silent', role: 'test' })
const config = testConfig({ demo: true })

let database: TestDatabase
beforeEach(async () => {
  database = await cloneDatabase()
})
afterEach(() => database.drop())

const ask = async <T extends object>(text: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}
const prepare = () => prepareDatabase(config, { databaseUrl: database.url, log })

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

test('two that start at once on an empty database make its schema once', async () => {
  await ask('drop schema pgboss cascade')
  await ask('drop schema public cascade')
  await ask('create schema public')
  const prepared = await Promise.all([prepare(), prepare()])
  const made = prepared.map(({ migrations }) => migrations).toSorted((a, b) => a - b)
  expect(made[0]).toBe(0)
  expect(made[1]).toBeGreaterThan(0)
})
