// What whoever looks after the sync sees first: each store with its limits, what runs, and what waits for a decision.
import type { ProviderDesk, SyncDesk } from '#contract/sync-desk.ts'
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import {
  ALERT_AFTER_HOURS,
  LONGEST_HOURS,
  MAY_KEEP_HISTORY,
  SYNC_EVERY_HOURS,
} from '#domain/sync-run.ts'
import type { Ctx } from '#server/ctx.ts'
import { countOpenPairs } from '#server/domains/catalogue/list-pairs.ts'
import { countOpen, findActiveRuns } from './list-runs.ts'
import { policyOf } from './provider-policy.ts'
import { readStats } from './read-stats.ts'
import { SyncProvider, type SyncProviderRow } from './sync-provider.entity.ts'
import { SyncRun } from './sync-run.entity.ts'
import { viewRun } from './view-run.ts'

const APART = { disableIdentityMap: true } as const
const HOUR_MS = 3_600_000

/** Runs begin at the full hours that the schedule names (UTC). */
const nextRun = (now: Date): string => {
  const step = SYNC_EVERY_HOURS * HOUR_MS
  return new Date(Math.floor(now.getTime() / step + 1) * step).toISOString()
}

const isAfter = (at: Date | null | undefined, now: Date): at is Date =>
  at !== null && at !== undefined && new Date(at) > now

const isStale = (row: SyncProviderRow, now: Date): boolean =>
  now.getTime() - new Date(row.lastSuccessAt ?? row.createdAt).getTime() >
  ALERT_AFTER_HOURS * HOUR_MS

const callsToday = (row: SyncProviderRow, now: Date): number =>
  row.quotaDay?.slice(0, 10) === now.toISOString().slice(0, 10) ? row.callsToday : 0

export async function viewDesk({ em, orm, stores, now }: Ctx): Promise<SyncDesk> {
  const [stats, rows, active, suspicious, open, openPairs] = await Promise.all([
    readStats({ orm, stores }),
    em.fork().find(SyncProvider, {}, APART),
    findActiveRuns(em.fork()),
    em
      .fork()
      .find(SyncRun, { state: 'suspicious' }, { ...APART, orderBy: { id: 'desc' }, limit: 20 }),
    countOpen(em.fork()),
    countOpenPairs(em.fork()),
  ])
  const provide = (provider: SyncStore): ProviderDesk => {
    const row = rows.find((one) => one.provider === provider)
    const store = stores.find((one) => one.provider === provider)
    const watched = store !== undefined && row !== undefined && !row.paused
    const isDoubtful = suspicious.some((run) => run.provider === provider)
    return {
      ...stats[provider],
      provider,
      ...policyOf(row, provider, store?.isSandbox ?? false),
      longestHours: LONGEST_HOURS[provider],
      mayKeepHistory: MAY_KEEP_HISTORY[provider],
      callsToday: row ? callsToday(row, now) : 0,
      callsPerDay: store?.limits.callsPerDay ?? 0,
      failuresInARow: row?.failures ?? 0,
      restsUntil: isAfter(row?.restsUntil, now) ? new Date(row.restsUntil).toISOString() : null,
      nextRunAt: store && !row?.paused ? nextRun(now) : null,
      alert: isDoubtful ? 'suspicious' : watched && isStale(row, now) ? 'stale' : null,
    }
  }
  return {
    providers: SYNC_STORES.map(provide),
    active: active.map((run) => viewRun(run, now)),
    suspicious: suspicious.map((run) => viewRun(run, now)),
    ...open,
    openPairs,
  }
}
