// Counts attempts in the database of the program, so that every process sees the same number.
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Em, Orm } from './orm.ts'

export interface AttemptLimitOptions {
  name: string
  /** Attempts allowed within `duration` seconds. */
  points: number
  duration: number
}

interface Query {
  text: string
  values: unknown[]
}

// Part of the statement, so that it holds for this statement's own transaction and no other.
const RELAXED = "set_config('synchronous_commit', 'off', true)"

/** A count need not outlive a crash of the database: nobody waits for the disk because of it. */
const relaxed = (text: string): string =>
  text
    .replace('RETURNING points, expire', `RETURNING points, expire, ${RELAXED}`)
    .replace(/^(DELETE FROM .* WHERE key = \$1)$/, `$1 RETURNING ${RELAXED}`)

// The limiter speaks to a node-postgres client; the ORM answers in its place.
const clientOf = (freshEm: () => Em, phrase: (text: string) => string) => ({
  query: async ({ text, values }: Query) => {
    const sql = phrase(text)
    const { rows } = await freshEm()
      .getKysely()
      .executeQuery({
        sql,
        parameters: values,
        query: { kind: 'RawNode', sqlFragments: [sql], parameters: [] },
        queryId: { queryId: 'attempt-limit' },
      })
    return { rows, rowCount: rows.length }
  },
})

const limitOver = (
  storeClient: ReturnType<typeof clientOf>,
  { name, points, duration }: AttemptLimitOptions,
) =>
  new RateLimiterPostgres({
    storeClient,
    storeType: 'client',
    tableName: 'rate_limit',
    // The migrations make the table, a job clears it.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
  })

/** Counts whatever becomes of the work around it. */
export const createAttemptLimit = (orm: Orm, options: AttemptLimitOptions) =>
  limitOver(
    clientOf(() => orm.em.fork(), relaxed),
    options,
  )

/** Counts inside of a transaction: what is rolled back was not counted. */
export const createUnitLimit = (em: Em, options: AttemptLimitOptions) =>
  limitOver(
    clientOf(
      () => em,
      (text) => text,
    ),
    options,
  )

/** Whole seconds until the next attempt is worth making; null: go ahead. Anything but a full counter is thrown. */
export const secondsToWait = async (attempt: Promise<unknown>): Promise<number | null> => {
  try {
    await attempt
    return null
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
  }
}
