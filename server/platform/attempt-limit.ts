// Counts attempts in the database of the program, so that every process sees the same number.
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Orm } from './orm.ts'

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

// The limiter speaks to a node-postgres client; the ORM's pool answers in its place.
const clientOf = (orm: Orm) => ({
  query: async ({ text, values }: Query) => {
    const { rows } = await orm.em
      .fork()
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

export const createAttemptLimit = (orm: Orm, { name, points, duration }: AttemptLimitOptions) =>
  new RateLimiterPostgres({
    storeClient: clientOf(orm),
    storeType: 'client',
    tableName: 'rate_limit',
    // The migrations make the table, a job clears it.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
  })
