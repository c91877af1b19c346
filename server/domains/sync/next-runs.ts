// When each store's next run may begin: six hours after the last one was asked for, if nothing holds it up.
import { nextRunMs } from '#domain/sync-run.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import type { SyncProviderRow } from './sync-provider.entity.ts'

/** When each provider's last run was asked for, and until when its open one rests. */
export const findLastRuns = (em: Em) =>
  tables(em)
    .selectFrom('syncRun')
    .select(({ fn }) => [
      'provider',
      fn.max('createdAt').as('askedAt'),
      fn.max<Date | null>('restsUntil').filterWhere('state', '=', 'running').as('restsUntil'),
    ])
    .groupBy('provider')
    .execute()

type LastRun = Awaited<ReturnType<typeof findLastRuns>>[number]

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
    row?.restsUntil?.getTime() ?? 0,
    last?.restsUntil?.getTime() ?? 0,
    callsToday(row, now) >= callsPerDay ? nextDay(now) : 0,
  ]
  const asked = last?.askedAt.getTime() ?? null
  return new Date(nextRunMs(asked, Math.max(...held), now.getTime())).toISOString()
}
