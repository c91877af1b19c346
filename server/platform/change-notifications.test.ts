// Proves that every process hears of a change when it is committed, never before or without it, and hears again after an outage.
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { entities } from '#server/entities.ts'
import { cloneDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { withDatabase } from '#tests/support/with-database.ts'
import { type Change, listenForChanges, notifyChange } from './change-notifications.ts'
import { openOrm, type Orm } from './orm.ts'
import { eventually } from '#tests/support/eventually.ts'

let database: TestDatabase
let orm: Orm
beforeAll(async () => {
  database = await cloneDatabase()
  orm = await openOrm(entities, { databaseUrl: database.url })
})
afterAll(async () => {
  await orm.close()
  await database.drop()
})

const listen = async () => {
  const onChange = vi.fn<(change: Change) => void>()
  const log = pino({ level: 'silent' })
  const news = await listenForChanges({ databaseUrl: database.url, log, onChange })
  onChange.mockClear()
  return { onChange, close: news.close }
}
const sleep = (seconds: number) =>
  sql`select pg_sleep(${seconds})`.execute(orm.em.fork().getKysely())
/** `meanwhile`: what is done before it is committed. */
const tell = (meanwhile: () => Promise<unknown>) =>
  orm.em.fork().transactional(async (em) => {
    await notifyChange(em, 'currency', 'desk')
    await meanwhile()
  })

test('two processes hear of one change once it is committed', async () => {
  const both = [await listen(), await listen()]
  await tell(async () => {
    // Long enough for an early word to arrive.
    await sleep(0.2)
    for (const { onChange } of both) expect(onChange).not.toHaveBeenCalled()
  })
  for (const { onChange } of both) await eventually(() => expect(onChange).toHaveBeenCalledTimes(1))
  for (const { onChange } of both)
    expect(onChange).toHaveBeenCalledWith({ domain: 'currency', isDesk: true })
  for (const { close } of both) await close()
})

test('what is rolled back was never said', async () => {
  const { onChange, close } = await listen()
  await expect(tell(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  await tell(() => sleep(0))
  await eventually(() => expect(onChange).toHaveBeenCalled())
  expect(onChange).toHaveBeenCalledTimes(1)
  await close()
})

test('a broken line is opened again, and counts as a change', async () => {
  const { onChange, close } = await listen()
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'puente-news' and datname = current_database()`
  await withDatabase(database.url, end)
  await eventually(() => expect(onChange).toHaveBeenCalledTimes(1))
  await tell(() => sleep(0))
  await eventually(() => expect(onChange).toHaveBeenCalledTimes(2))
  await close()
})

test('what others than admins changed is told apart', async () => {
  const { onChange, close } = await listen()
  await orm.em.fork().transactional((em) => notifyChange(em, 'orders'))
  await eventually(() => expect(onChange).toHaveBeenCalledTimes(1))
  expect(onChange).toHaveBeenCalledWith({ domain: 'orders', isDesk: false })
  await close()
})
