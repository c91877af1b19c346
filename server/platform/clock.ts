// The time of this process is the database's, whatever the clock of its machine says: every process compares a deadline alike.
import type { FastifyBaseLogger } from 'fastify'
import type { Orm } from './orm.ts'

export type Clock = () => Date

export interface DatabaseClock {
  now: Clock
  /** Asks the database again; fails when it does not answer. */
  measure: () => Promise<void>
  /** How far the clock of this machine is ahead of the database's; negative when it is behind. */
  aheadSeconds: () => number
  /** False while the two are more than a minute apart: then this process is fit for nothing that others rely on. */
  isRight: () => boolean
  /** Told at once and at every change. */
  watch: (hear: (isRight: boolean) => void) => void
  close: () => void
}

const MOST_APART_MS = 60_000
/** A machine that slept counted none of that time: so long it may be behind. */
const MEASURE_EVERY_MS = 5000

/** @throws when the database does not answer: without it nobody knows what time it is */
export async function openDatabaseClock(
  orm: Orm,
  log: FastifyBaseLogger,
  everyMs = MEASURE_EVERY_MS,
): Promise<DatabaseClock> {
  const listeners: ((isRight: boolean) => void)[] = []
  // Counted from the start of the process by a clock that nobody sets.
  let startMs = Number.NaN
  let wasRight = true

  const nowMs = () => startMs + performance.now()
  const aheadMs = () => Date.now() - nowMs()
  const aheadSeconds = () => Math.round(aheadMs() / 1000)
  const isRight = () => Math.abs(aheadMs()) <= MOST_APART_MS

  const look = () => {
    if (isRight() === wasRight) return
    wasRight = !wasRight
    const facts = { aheadSeconds: aheadSeconds() }
    if (wasRight) log.warn(facts, 'the clock of this machine is right again')
    else
      log.error(
        facts,
        'the clock of this machine is more than a minute off the database’s: this process is not ready and runs no job',
      )
    for (const hear of listeners) hear(wasRight)
  }

  const measure = async () => {
    const asked = performance.now()
    const [row] = await orm.em
      .getConnection()
      .execute<{ ms: number }[]>(
        'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
      )
    const answered = performance.now()
    if (!row) throw new Error('the database told no time')
    // It was said at some moment between question and answer; what agrees with one of them is not improved.
    const isKnown = startMs >= row.ms - answered && startMs <= row.ms - asked
    if (!isKnown) startMs = row.ms - (asked + answered) / 2
    look()
  }

  await measure()
  let isMeasuring = false
  const timer = setInterval(() => {
    if (isMeasuring) return
    isMeasuring = true
    // Without an answer the clock goes on as it went; that the database is away is told elsewhere.
    void measure()
      .catch(look)
      .finally(() => (isMeasuring = false))
  }, everyMs).unref()

  return {
    now: () => new Date(nowMs()),
    measure,
    aheadSeconds,
    isRight,
    watch: (hear) => {
      listeners.push(hear)
      hear(wasRight)
    },
    close: () => clearInterval(timer),
  }
}
