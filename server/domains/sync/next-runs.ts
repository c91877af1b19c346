// When each store's next run may begin: six hours after the last one was asked for, if nothing holds it up.
import { sql } from 'kysely'
import type { SyncStore } from '#domain/store-offer.ts'
import { nextRunMs } from '#domain/sync-run.ts'
import type { Em } from '#server/platform/orm.ts'
import type { SyncProviderRow } from './sync-provider.entity.ts'

export interface LastRun {
  provider: SyncStore
  askedAt: Date
  /** Until when its open run rests. */
  restsUntil: Date | null
}

export async function findLastRuns(em: Em): Promise<LastRun[]> {
  const { rows } = await sql<LastRun>`select provider, max(created_at) as "askedAt",
      max(rests_until) filter (where state = 'running') as "restsUntil"
    from sync_run group by provider`.execute(em.getKysely())
  return rows
}

/** Calls are counted by the UTC day. */
const nextDay = (now: Date): number =>
  Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)

export const callsToday = (
  row: Pick<SyncProviderRow, 'quotaDay' | 'callsToday'> | undefined,
  now: Date,
): number => (row?.quotaDay?.slice(0, 10) === now.toISOString().slice(0, 10) ? row.callsToday : 0)

export function nextRunAt(
  row: SyncProviderRow | undefined,
  last: LastRun | undefined,
  { callsPerDay }: { callsPerDay: number },
  now: Date,
): string {
  const held = [
    row?.restsUntil ? new Date(row.restsUntil).getTime() : 0,
    last?.restsUntil ? new Date(last.restsUntil).getTime() : 0,
    callsToday(row, now) >= callsPerDay ? nextDay(now) : 0,
  ]
  const asked = last ? new Date(last.askedAt).getTime() : null
  return new Date(nextRunMs(asked, Math.max(...held), now.getTime())).toISOString()
}
