// How connections are opened: a statement that takes too long is broken off where a limit is set, and its connection
// serves on; what the address says after its question mark holds for them, too.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entities } from '#server/entities.ts'
import { cloneDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { openOrm, type Orm } from './orm.ts'
import { isUnavailable } from './unavailable.ts'

let database: TestDatabase
let orm: Orm
beforeAll(async () => {
  database = await cloneDatabase()
  const databaseUrl = `${database.url}?application_name=told`
  orm = await openOrm(entities, {
    databaseUrl,
    poolSize: 1,
    waits: { connectionMs: 2000, statementMs: 50 },
  })
})
afterAll(async () => {
  await orm.close()
  await database.drop()
})

const ask = (question: ReturnType<typeof sql>) => question.execute(orm.em.fork().getKysely())

test('too long is a fault that passes, and the next one is answered', async () => {
  const error: unknown = await ask(sql`select pg_sleep(30)`).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ code: '57014' })
  expect(isUnavailable(error)).toBe(true)
  expect((await ask(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('an address is heard to its end, as where a database wants to be asked over TLS', async () => {
  expect((await ask(sql`show application_name`)).rows).toEqual([{ application_name: 'told' }])
})
