// Proves that a process tells the database's time, however wrong the clock of its machine is and whenever it jumps.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pino } from 'pino'
import { entities } from '#server/entities.ts'
import { askDatabase } from '#tests/support/ask-database.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database-proxy.ts'
import { cloneDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type DatabaseClock, openDatabaseClock } from './clock.ts'
import { openOrm, type Orm } from './orm.ts'

const DAY_MS = 86_400_000

let database: TestDatabase
let proxy: DatabaseProxy
let orm: Orm
let clock: DatabaseClock | null = null
let said: string[] = []
beforeEach(async () => {
  database = await cloneDatabase()
  proxy = await openDatabaseProxy(database.url)
  orm = await openOrm(entities, { databaseUrl: proxy.url })
  said = []
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  clock?.close()
  await orm.close()
  await proxy.close()
  await database.drop()
})

const open = async (everyMs?: number) => {
  const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) })
  clock = await openDatabaseClock(orm, log, everyMs)
  return clock
}
const setMachine = (aheadMs: number) => vi.setSystemTime(vi.getRealSystemTime() + aheadMs)
const apartMs = async ({ now }: DatabaseClock) => {
  const [row] = await askDatabase<{ ms: number }>(
    database.url,
    'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  )
  return Math.abs(now().getTime() - (row?.ms ?? Number.NaN))
}

test.each([3 * DAY_MS, -3 * DAY_MS, 0])(
  'a machine %d ms ahead tells the time of the database',
  async (aheadMs) => {
    setMachine(aheadMs)
    const time = await open()
    expect(await apartMs(time)).toBeLessThan(2000)
    expect(time.isRight()).toBe(aheadMs === 0)
    expect(time.aheadSeconds()).toBeCloseTo(aheadMs / 1000, -1)
  },
)

test('a machine that is set while it runs moves nothing, and says so at once', async () => {
  const time = await open()
  const heard: boolean[] = []
  time.watch((isRight) => heard.push(isRight))
  for (const aheadMs of [59_000, 3 * DAY_MS, 0, -61_000]) {
    setMachine(aheadMs)
    expect(await apartMs(time)).toBeLessThan(2000)
    expect(time.isRight()).toBe(Math.abs(aheadMs) < 60_000)
    await time.measure()
  }
  expect(heard).toEqual([true, false, true, false])
  expect(said.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 50, aheadSeconds: 259_200, msg: expect.stringContaining('more than a minute off') },
    { level: 40, aheadSeconds: 0, msg: expect.stringContaining('right again') },
    { level: 50, aheadSeconds: -61 },
  ])
})

test('looks by itself, also while the database does not answer', async () => {
  const time = await open(20)
  await proxy.shut()
  setMachine(DAY_MS)
  await expect.poll(() => said.length).toBe(1)
  await expect(time.measure()).rejects.toThrow(/ECONNREFUSED|terminated/)
  expect(await apartMs(time)).toBeLessThan(2000)
})

test('goes on evenly while it is measured again and again', async () => {
  const time = await open()
  await time.measure()
  const startMs = () => time.now().getTime() - performance.now()
  const first = startMs()
  for (let count = 0; count < 50; count += 1) {
    await time.measure()
    expect(Math.abs(startMs() - first)).toBeLessThan(250)
  }
})
