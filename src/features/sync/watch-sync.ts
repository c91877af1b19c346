// Hears what the sync does: by events where they come through, else by asking at the documented pace.
import type { SyncJob, SyncStats } from '#contract/sync.ts'
import { SYNC_CALLS } from '#contract/sync-calls.ts'
import { watchEvents } from '#src/lib/watch-events.ts'

export interface LiveSync {
  stats: SyncStats
  /** What waits or runs. */
  jobs: readonly SyncJob[]
  /** When this was said, in milliseconds since 1970. */
  nowMs: number
}

/** The documented pace (specification §9). */
const STATS_MS = 30_000
const JOBS_MS = 5_000
/** `started` are jobs known already. Nothing is asked for while the tab is hidden. Returns how to stop. */
export function watchSync(
  tell: (live: LiveSync) => void,
  started: readonly SyncJob[] = [],
): () => void {
  let stats: SyncStats | null = null
  let jobs: readonly SyncJob[] | null = started.length > 0 ? started : null
  const say = () => stats && jobs && tell({ stats, jobs, nowMs: Date.now() })

  const ask = async <T>(path: string, take: (answer: T) => void) => {
    const response = await fetch(path, { headers: { accept: 'application/json' } })
    if (!response.ok) return
    take((await response.json()) as T)
    say()
  }
  const askStats = () =>
    void ask<SyncStats>(SYNC_CALLS.stats, (answer) => (stats = answer)).catch(() => {})
  const askJobs = () =>
    void ask<SyncJob[]>(SYNC_CALLS.activeJobs, (answer) => (jobs = answer)).catch(() => {})

  const poll = (): (() => void) => {
    askStats()
    askJobs()
    const timers = [setInterval(askStats, STATS_MS), setInterval(askJobs, JOBS_MS)]
    return () => timers.forEach(clearInterval)
  }
  const hear = (data: string) => {
    ;({ stats, jobs } = JSON.parse(data) as Pick<LiveSync, 'stats' | 'jobs'>)
    say()
  }
  // «Hace 5 minutos» grows older though nothing changes.
  const timer = setInterval(() => !document.hidden && say(), STATS_MS)
  const stop = watchEvents({ path: SYNC_CALLS.events, event: 'sync', hear, poll })
  return () => {
    clearInterval(timer)
    stop()
  }
}
