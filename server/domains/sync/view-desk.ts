// What whoever looks after the sync sees first: each store with its limits, what runs, and what waits for a decision.
import type { ProviderDesk, SyncDesk } from '#contract/sync-desk.ts'
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import { LONGEST_HOURS, MAY_KEEP_HISTORY } from '#domain/sync-run.ts'
import type { Ctx } from '#server/ctx.ts'
import { countOpenPairs } from '#server/domains/catalogue/offers/list-pairs.ts'
import { countOpen } from './list-runs.ts'
import { callsToday, findLastRuns, nextRunAt } from './next-runs.ts'
import { policyOf } from './provider-policy.ts'
import { readStats } from './read-stats.ts'
import { findActiveRuns } from './run-holds.ts'
import { SyncProvider } from './sync-provider.entity.ts'
import { SyncRun } from './sync-run.entity.ts'
import { viewRun } from './view-run.ts'
import { findSilentProviders } from './watch-runs.ts'

const APART = { disableIdentityMap: true } as const
const isAfter = (at: Date | null | undefined, now: Date): at is Date =>
  at !== null && at !== undefined && new Date(at) > now

export async function viewDesk({ em, orm, stores, now }: Ctx): Promise<SyncDesk> {
  const [stats, rows, lasts, silent, active, suspicious, open, openPairs] = await Promise.all([
    readStats({ orm, stores }),
    em.fork().find(SyncProvider, {}, APART),
    findLastRuns(em.fork()),
    findSilentProviders(em.fork()),
    findActiveRuns(em.fork(), now),
    em
      .fork()
      .find(SyncRun, { state: 'suspicious' }, { ...APART, orderBy: { id: 'desc' }, limit: 20 }),
    countOpen(em.fork()),
    countOpenPairs(em.fork()),
  ])
  const provide = (provider: SyncStore): ProviderDesk => {
    const row = rows.find((one) => one.provider === provider)
    const store = stores.find((one) => one.provider === provider)
    const last = lasts.find((one) => one.provider === provider)
    const isStale = store !== undefined && silent.includes(provider)
    const isDoubtful = suspicious.some((run) => run.provider === provider)
    return {
      ...stats[provider],
      provider,
      ...policyOf(row, provider, store?.isSandbox ?? false),
      policyLater: (row?.policyAfter ?? null) !== null,
      longestHours: LONGEST_HOURS[provider],
      mayKeepHistory: MAY_KEEP_HISTORY[provider],
      callsToday: callsToday(row, now),
      callsPerDay: store?.limits.callsPerDay ?? 0,
      failuresInARow: row?.failures ?? 0,
      restsUntil: isAfter(row?.restsUntil, now) ? new Date(row.restsUntil).toISOString() : null,
      nextRunAt: store && !row?.paused ? nextRunAt(row, last, store.limits, now) : null,
      alert: isDoubtful ? 'suspicious' : isStale ? 'stale' : null,
    }
  }
  return {
    providers: SYNC_STORES.map(provide),
    active: active.map((run) => viewRun(run, now)),
    suspicious: suspicious.map((row) => viewRun({ row, hold: null }, now)),
    ...open,
    openPairs,
  }
}
