// Proves that a program works on no schema newer than its own, and that a failing migration leaves nothing behind.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { entities } from '#server/entities.ts'
import { askDatabase } from '#tests/support/ask-database.ts'
import { cloneDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { migrate } from './migrate.ts'
import { openOrm, type Orm } from './orm.ts'

let database: TestDatabase
const opened: Orm[] = []
beforeEach(async () => {
  database = await cloneDatabase()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((orm) => orm.close()))
  await database.drop()
})

const open = async (): Promise<Orm> => {
  const orm = await openOrm(entities, { databaseUrl: database.ownerUrl })
  opened.push(orm)
  return orm
}
const ask = <T extends object>(text: string) => askDatabase<T>(database.url, text)
const empty = async () => {
  await ask('drop schema pgboss cascade')
  await ask('drop schema public cascade')
  await ask('create schema public')
}
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing failed',
    (error: Error) => error.message,
  )

test('a schema of its own age is current', async () => {
  expect(await migrate(await open())).toBe(0)
})

test.each([
  [`('Migration20991231235959_of_tomorrow')`, 'the migration Migration20991231235959_of_tomorrow,'],
  [
    `('Migration1_a'), ('Migration2_b'), ('Migration3_c')`,
    'the migration Migration1_a and 2 more,',
  ],
])('what a newer program has migrated is refused by name: %s', async (names, said) => {
  await ask(`insert into mikro_orm_migrations (name) values ${names}`)
  const reason = await reasonOf(migrate(await open()))
  expect(reason).toContain(said)
  expect(reason).toContain('Start the newer program again')
  expect(reason).not.toContain('\n')
})

test('a queue that a newer program has changed is refused, too', async () => {
  await ask('update pgboss.version set version = 9999')
  expect(await reasonOf(migrate(await open()))).toContain('version 9999 of the queue’s tables')
})

test('who waited for a newer program to migrate is refused as well', async () => {
  const old = await open()
  const newer = await open()
  const turn = newer.em.fork()
  await turn.begin()
  await turn.execute('select pg_advisory_xact_lock(7836001)')
  const waiting = reasonOf(migrate(old))
  await expect
    .poll(() => ask(`select from pg_locks where locktype = 'advisory' and not granted`))
    .toHaveLength(1)
  await turn.execute(`insert into mikro_orm_migrations (name) values ('Migration2_b')`)
  await turn.commit()
  expect(await waiting).toContain('the migration Migration2_b,')
})

test('a migration that fails is named, and those before it are undone with it', async () => {
  await empty()
  // In the way of a migration that comes after many others.
  await ask('create table packing_box (id int)')
  const reasons = await Promise.all([
    reasonOf(migrate(await open())),
    reasonOf(migrate(await open())),
  ])
  for (const reason of reasons) {
    expect(reason).toMatch(
      /^the migration Migration\d{14}_\w+ failed, and nothing was changed: relation "packing_box" already exists$/,
    )
  }
  expect(
    await ask(`select table_name from information_schema.tables where table_schema = 'public'
      and table_name not in ('packing_box', 'mikro_orm_migrations')`),
  ).toEqual([])
  expect(await ask('select name from mikro_orm_migrations')).toEqual([])
  await ask('drop table packing_box')
  expect(await migrate(await open())).toBeGreaterThan(0)
})
