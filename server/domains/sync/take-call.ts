// Counts the calls to a store for all workers together, across restarts: as many a day and as fast as it allows.
import { sql } from 'kysely'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import { ASYNC_COMMIT } from './async-commit.ts'

export interface CallLimits {
  readonly callsPerSecond: number
  readonly callsPerDay: number
}

const TODAY = sql<string>`(now() at time zone 'UTC')::date`

const SECONDS_TO_NEXT_DAY = sql<number>`ceil(extract(epoch from
  date_trunc('day', now() at time zone 'UTC') + interval '1 day' - (now() at time zone 'UTC')))::int`

/** The next call may go out so many seconds after the one before it. */
const later = (seconds: number) =>
  sql<Date>`greatest(next_call_at, now()) + make_interval(secs => ${seconds}::float8)`

export type CallTurn = { ok: true; waitMs: number } | { ok: false; secondsToNextDay: number }

/** Reserves the next call to the store. */
export async function takeCall(
  em: Em,
  provider: SyncStore,
  { callsPerSecond, callsPerDay }: CallLimits,
): Promise<CallTurn> {
  const gapSeconds = 1 / callsPerSecond
  const turn = await tables(em)
    .updateTable('syncProvider')
    .set({
      quotaDay: TODAY,
      callsToday: sql<number>`1 + case when quota_day = ${TODAY} then calls_today else 0 end`,
      nextCallAt: later(gapSeconds),
    })
    .where('provider', '=', provider)
    .where((eb) =>
      eb.or([eb('quotaDay', 'is distinct from', TODAY), eb('callsToday', '<', callsPerDay)]),
    )
    .returning([
      sql<number>`greatest(0, extract(epoch from next_call_at - now()) * 1000 - ${gapSeconds * 1000})::float8`.as(
        'waitMs',
      ),
      ASYNC_COMMIT,
    ])
    .executeTakeFirst()
  if (turn) return { ok: true, waitMs: turn.waitMs }
  const { seconds } = await tables(em)
    .selectNoFrom(SECONDS_TO_NEXT_DAY.as('seconds'))
    .executeTakeFirstOrThrow()
  return { ok: false, secondsToNextDay: seconds }
}

/** Counts what a page took beyond the one call it was given (a token, a signature by the store's clock); the next one waits for them. */
export const countCalls = (
  em: Em,
  provider: SyncStore,
  { callsPerSecond }: CallLimits,
  calls: number,
): Promise<unknown> =>
  tables(em)
    .updateTable('syncProvider')
    .set((eb) => ({
      callsToday: eb('callsToday', '+', calls),
      nextCallAt: later(calls / callsPerSecond),
    }))
    .where('provider', '=', provider)
    .execute()
