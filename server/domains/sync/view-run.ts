// How a stored run is told to the desk and, in short, to everybody.
import { progressOf, syncStatusOf } from '#domain/sync-run.ts'
import type { SyncJob } from '#contract/sync.ts'
import type { SyncRunView } from '#contract/sync-desk.ts'
import type { FoundRun } from './run-holds.ts'
import type { SyncRunRow } from './sync-run.entity.ts'

const iso = (at: Date | null | undefined): string | null => (at ? new Date(at).toISOString() : null)

const IN_PROGRESS = new Set(['waiting', 'running'])

const progress = (row: SyncRunRow): number => {
  if (row.state === 'waiting') return 0
  if (row.state === 'completed' || row.state === 'suspicious') return 100
  return progressOf(row, row.before ?? null)
}

export const viewJob = ({ row, hold }: FoundRun): SyncJob => ({
  id: row.id,
  provider: row.provider,
  status: syncStatusOf(row.state, hold),
  hold,
  progress: progress(row),
  seen: row.seen,
  startedAt: iso(row.startedAt),
})

const secondsOf = (row: SyncRunRow, now: Date): number | null => {
  if (!row.startedAt) return null
  const { workedMs, workingSince, leaseUntil } = row
  // A lease that has run out is that of a worker who is gone.
  const isAtWork = workingSince && leaseUntil && new Date(leaseUntil) > now
  const goesOnMs = isAtWork ? Math.max(0, now.getTime() - new Date(workingSince).getTime()) : 0
  return Math.round((workedMs + goesOnMs) / 1000)
}

export const viewRun = ({ row, hold }: FoundRun, now: Date): SyncRunView => ({
  id: row.id,
  provider: row.provider,
  state: row.state,
  hold,
  phase: row.phase,
  progress: progress(row),
  trigger: row.trigger,
  startedAt: iso(row.startedAt),
  endedAt: iso(row.endedAt),
  seconds: secondsOf(row, now),
  restsUntil: IN_PROGRESS.has(row.state) ? iso(row.restsUntil) : null,
  pages: row.pages,
  calls: row.calls,
  seen: row.seen,
  created: row.created,
  changed: row.changed,
  unchanged: row.unchanged,
  rejected: row.rejected,
  unmapped: row.unmapped,
  held: row.held,
  hidden: row.hidden,
  doubt: row.doubt ?? null,
  before: row.before ?? null,
  denied: row.denied ?? null,
  deniedOf: row.deniedOf ?? null,
  fault: row.fault ?? null,
})
