// A connection that is lost in the middle of a transaction does not take its place in the pool with it.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entities } from '#server/entities.ts'
import { cloneDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { openOrm, type Orm } from './orm.ts'

let database: TestDatabase
let orm: Orm
let killer: pg.Client
beforeAll(async () => {
  database = await cloneDatabase()
  orm = await openOrm(entities, { databaseUrl: database.url, poolSize: 1 })
  killer = new pg.Client({ connectionString: database.url })
  await killer.connect()
})
afterAll(async () => {
  await killer.end()
  await orm.close(true)
  await database.drop()
})

const SELF = 'select pg_backend_pid() as pid'
const kill = (pid: number) => killer.query('select pg_terminate_backend($1)', [pid])
const ownPid = async (): Promise<number> => {
  const rows = await orm.em.fork().execute<{ pid: number }[]>(SELF)
  return rows[0]?.pid ?? 0
}
/** Whoever comes next may still be given the lost one, once. */
const tryAgain = () => ownPid().catch(() => 0)
const PATIENT = { timeout: 5000 }

test.each([1, 2, 3])('lost in a transaction: %i', async () => {
  const lost = orm.em.fork().transactional(async (em) => {
    const rows = await em.execute<{ pid: number }[]>(SELF)
    await kill(rows[0]?.pid ?? 0)
    await em.execute('select pg_sleep(60)')
  })
  await expect(lost).rejects.toThrow(/terminat|connection/iu)
  await expect.poll(tryAgain, PATIENT).toBeGreaterThan(0)
})

test('lost in a single query', async () => {
  const outcome = orm.em
    .fork()
    .execute('select pg_sleep(60)')
    .then(
      () => 'answered',
      () => 'lost',
    )
  const asleep = `select pid from pg_stat_activity where query = 'select pg_sleep(60)'`
  await expect.poll(async () => (await killer.query(asleep)).rowCount).toBe(1)
  await kill((await killer.query<{ pid: number }>(asleep)).rows[0]?.pid ?? 0)
  expect(await outcome).toBe('lost')
  await expect.poll(tryAgain, PATIENT).toBeGreaterThan(0)
})

test('lost while nobody had it', async () => {
  await kill(await ownPid())
  await expect.poll(tryAgain, PATIENT).toBeGreaterThan(0)
})
