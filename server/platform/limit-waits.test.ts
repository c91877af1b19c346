// A database that is stopped in the middle of everything: who asks hears within their patience that it is silent, later
// ones at once, and none of its connections is used again before it speaks.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entities } from '#server/entities.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { JOB_WAITS, openOrm, type Orm, REQUEST_WAITS } from './orm.ts'
import { openPatience, withPatience } from './patience.ts'
import { isUnavailable } from './unavailable.ts'
import { testInFull } from '#tests/support/every-day.ts'

let folder: string
let postgres: EmbeddedPostgres
let orm: Orm
/** The server with all its processes, while it is stopped. */
let stopped: number[] = []
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-silent-'))
  fs.chmodSync(folder, 0o755)
  postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'pg'),
    settings: { fsync: 'off', shared_buffers: '16MB' },
  })
  orm = await openOrm(entities, { databaseUrl: postgres.url, poolSize: 3, waits: REQUEST_WAITS })
}, 60_000)
afterAll(async () => {
  wakeUp()
  await orm.close(true)
  await postgres.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const ask = async <T>(question: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await question.execute(orm.em.fork().getKysely())).rows
const one = () => ask(sql<{ one: number }>`select 1 as one`)
const silence = () =>
  one().then(
    () => 'answered',
    (error: unknown) => (isUnavailable(error) ? 'silent' : error),
  )

const signal = (name: NodeJS.Signals) => {
  for (const pid of stopped) process.kill(pid, name)
}
const fallAsleep = async () => {
  // Every place is a connection that works and is free.
  await Promise.all([one(), one(), one()])
  const found = await ask(sql<{ pid: number }>`select pid from pg_stat_activity`)
  stopped = [postgres.pid, ...found.map(({ pid }) => pid)]
  signal('SIGSTOP')
}
const wakeUp = () => {
  signal('SIGCONT')
  stopped = []
}

/** What a request does that tries five times and does not mind. */
const stubborn = () =>
  new Promise<{ told: unknown[]; ms: number }>((resolve) => {
    const began = performance.now()
    withPatience(
      openPatience(() => false),
      () => {
        const told = async () => {
          const all = []
          for (let n = 0; n < 5; n += 1) all.push(await silence())
          resolve({ told: all, ms: performance.now() - began })
        }
        void told()
      },
    )
  })

testInFull(
  'stopped, and going on',
  async () => {
    await fallAsleep()
    const first = await Promise.all([stubborn(), stubborn(), stubborn(), stubborn()])
    for (const { told, ms } of first) {
      expect(new Set(told)).toEqual(new Set(['silent']))
      expect(ms).toBeLessThan(5000)
    }
    // Outside of requests the wait has its own limit; from then on everybody knows.
    expect(await silence()).toBe('silent')
    const began = performance.now()
    expect(await silence()).toBe('silent')
    expect(performance.now() - began).toBeLessThan(200)

    wakeUp()
    const woken = performance.now()
    await expect.poll(silence, { timeout: 10_000, interval: 50 }).toBe('answered')
    expect(performance.now() - woken).toBeLessThan(5000)
    expect(await Promise.all([one(), one(), one(), one()])).toHaveLength(4)
  },
  40_000,
)

test('one slow statement is broken off and says nothing about the database', async () => {
  const slow = ask(sql`select pg_sleep(30)`).catch(isUnavailable)
  expect(await slow).toBe(true)
  expect(await silence()).toBe('answered')
}, 20_000)

test('who has waited for a place in vain does not wait again', async () => {
  const sleep = () => ask(sql`select pg_sleep(3.5)`)
  const holding = Promise.all([sleep(), sleep(), sleep()])
  const { told, ms } = await stubborn()
  expect(new Set(told)).toEqual(new Set(['silent']))
  expect(ms).toBeLessThan(3000)
  await holding
  expect(await silence()).toBe('answered')
}, 20_000)

testInFull(
  'a job may take longer than any request',
  async () => {
    const jobs = await openOrm(entities, { databaseUrl: postgres.url, waits: JOB_WAITS })
    const { rows } = await sql`select 1 as done from pg_sleep(5)`.execute(jobs.em.getKysely())
    expect(rows).toEqual([{ done: 1 }])
    await jobs.close()
  },
  20_000,
)
