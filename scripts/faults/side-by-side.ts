// Two workers and two schedulers on one database, again and again: no store may ever have two runs at once.
import { scheduleSync } from '#server/jobs/handlers/schedule-sync.ts'
import { openSyncDeps } from '../lib/sync-deps.ts'
import { areRunsOver, askDatabase } from './ask-database.ts'
import { type Stage, startWorker, until } from './worker-life.ts'

export interface SideBySide {
  runs: number
  /** Pairs of runs of one store whose times overlap. */
  overlaps: number
  /** Calls of one store that were open at once, at most. */
  atOnce: number
}

/** As if the last runs had been asked for long ago. */
const LONG_AGO = `update sync_run set created_at = created_at - interval '7 hours'`
const RUNS = `select count(*) filter (where state = 'completed')::int as runs,
  count(distinct provider)::int as stores from sync_run`
const OVERLAPS = `select count(*)::int as overlaps from sync_run a join sync_run b on b.provider = a.provider and b.id > a.id
  where a.started_at is not null and b.started_at is not null
    and tstzrange(a.started_at, a.ended_at, '[)') && tstzrange(b.started_at, b.ended_at, '[)')`

export async function workSideBySide(stage: Stage, runs: number): Promise<SideBySide> {
  const { databaseUrl: url, played, dataDir, stores } = stage
  const deps = await openSyncDeps({
    databaseUrl: url,
    dataDir,
    accounts: played.accountsOf(stores),
    unhurried: true,
    logLevel: 'silent',
  })
  for (const store of stores) played.mostAtOnce[store] = 0
  const workers = [startWorker(stage), startWorker(stage)]
  try {
    await until(async () => {
      await askDatabase(url, LONG_AGO)
      await Promise.all([scheduleSync(deps), scheduleSync(deps)])
      const [done] = await askDatabase<{ runs: number; stores: number }>(url, RUNS)
      return done !== undefined && done.runs >= runs && done.stores === stores.length
    })
    // What began meanwhile ends, too.
    await until(() => areRunsOver(url, stores))
  } finally {
    await Promise.all(workers.map(({ kill }) => kill()))
    await deps.boss.stop({ graceful: false })
    deps.time.close()
    await deps.orm.close()
  }
  const [done] = await askDatabase<{ runs: number }>(url, RUNS)
  const [overlap] = await askDatabase<{ overlaps: number }>(url, OVERLAPS)
  return {
    runs: done?.runs ?? 0,
    overlaps: overlap?.overlaps ?? 0,
    atOnce: Math.max(...stores.map((store) => played.mostAtOnce[store])),
  }
}
