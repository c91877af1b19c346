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

// The limiter speaks to a node-postgres client; the ORM answers in its place.
const clientOf = (freshEm: () => Em) => ({
  query: async ({ text, values }: Query) => {
    const { rows } = await freshEm()
      .getKysely()
      .executeQuery({
        sql: text,
        parameters: values,
        query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
        queryId: { queryId: 'attempt-limit' },
      })
    return { rows, rowCount: rows.length }
  },
})

const limitOver = (freshEm: () => Em, { name, points, duration }: AttemptLimitOptions) =>
  new RateLimiterPostgres({
    storeClient: clientOf(freshEm),
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
  limitOver(() => orm.em.fork(), options)

/** Counts inside of a transaction: what is rolled back was not counted. */
export const createUnitLimit = (em: Em, options: AttemptLimitOptions) =>
  limitOver(() => em, options)

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
