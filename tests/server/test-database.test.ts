// The databases tests are given: migrated, each its own, gone afterwards.
import pg from 'pg'
import { inject, expect, test } from 'vitest'
import { cloneDatabase } from '#tests/support/test-database.ts'

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

test('two clones have the tables and nothing of each other', async () => {
  const [one, other] = await Promise.all([cloneDatabase(), cloneDatabase()])
  await ask(one.ownerUrl, 'create table mine (a int)')
  const tables = (url: string) =>
    ask(
      url,
      `select count(*)::int as n from pg_tables where tablename in ('mine', 'products', 'product')`,
    )
  expect(await tables(one.url)).toEqual([{ n: 2 }])
  expect(await tables(other.url)).toEqual([{ n: 1 }])
  await Promise.all([one.drop(), other.drop()])
})

test('a dropped clone is gone, even with a connection left open', async () => {
  const { url, drop } = await cloneDatabase()
  const left = new pg.Client({ connectionString: url })
  left.on('error', () => undefined)
  await left.connect()
  await drop()
  const name = new URL(url).pathname.slice(1)
  const found = await ask(
    inject('postgres').url,
    `select 1 from pg_database where datname = '${name}'`,
  )
  expect(found).toEqual([])
  await left.end()
})
