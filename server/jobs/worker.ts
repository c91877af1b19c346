// Takes jobs from the queues and keeps the clock for those that run by it.
import type { Deps } from '#server/ctx.ts'
import { type JobKey, JOBS } from './definitions.ts'
import { runJob } from './run-job.ts'

export interface Worker {
  /** Takes no new jobs and waits for the running ones. */
  stop: () => Promise<void>
}

const POLL_SECONDS = 1

export async function startWorker(given: Deps): Promise<Worker> {
  const stopping = new AbortController()
  const deps: Deps = { ...given, stopping: stopping.signal }
  const { boss } = deps
  const keys = Object.keys(JOBS) as JobKey[]
  for (const key of keys) {
    const { name, options } = JOBS[key]
    await boss.work(
      name,
      {
        batchSize: 1,
        pollingIntervalSeconds: POLL_SECONDS,
        localConcurrency: 'sideBySide' in options ? options.sideBySide : 1,
        includeMetadata: true,
      },
      async (jobs) => {
        for (const job of jobs) await runJob(deps, key, job)
      },
    )
    if ('cron' in options && options.cron)
      await boss.schedule(name, options.cron, {}, { tz: 'UTC' })
    if ('atStart' in options && options.atStart) await boss.send(name, {})
  }
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(keys.map((key) => boss.offWork(JOBS[key].name, { wait: true })))
    },
  }
}
