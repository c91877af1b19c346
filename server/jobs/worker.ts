// Takes jobs from the queues, and none while the clock of its machine is wrong; tells the queue which are scheduled.
import type { Deps } from '#server/ctx.ts'
import type { DatabaseClock } from '#server/platform/clock.ts'
import { type JobKey, JOBS } from './definitions.ts'
import { runJob } from './run-job.ts'

export interface Worker {
  /** Takes no new jobs and waits for the running ones. */
  stop: () => Promise<void>
}

/** Where nobody hears of new jobs, as behind some poolers. */
const POLL_SECONDS = 1
/** Elsewhere, for those that were put off until later. */
const LATE_POLL_SECONDS = 4

export async function startWorker(
  given: Deps,
  { watch }: Pick<DatabaseClock, 'watch'>,
): Promise<Worker> {
  const stopping = new AbortController()
  const deps: Deps = { ...given, stopping: stopping.signal }
  const { boss } = deps
  const keys = Object.keys(JOBS) as JobKey[]
  const takeOne = async (key: JobKey) => {
    let taker = ''
    taker = await boss.work(
      JOBS[key].name,
      {
        batchSize: 1,
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: LATE_POLL_SECONDS,
        includeMetadata: true,
      },
      async (jobs) => {
        for (const job of jobs) await runJob(deps, key, job)
        // Where one waited another may wait, of which nobody is told again.
        boss.notifyWorker(taker)
      },
    )
  }
  const take = async (key: JobKey) => {
    const { options } = JOBS[key]
    const sideBySide = ('sideBySide' in options && options.sideBySide) || 1
    for (let taken = 0; taken < sideBySide; taken += 1) await takeOne(key)
  }
  const leave = (key: JobKey) => boss.offWork(JOBS[key].name, { wait: true })

  // One change after the other: a clock may be set right while the last jobs are being finished.
  let turn = Promise.resolve()
  const follow = (work: (key: JobKey) => Promise<unknown>) => {
    turn = turn
      .then(() => Promise.all(keys.map(work)))
      .then(
        () => undefined,
        (error: unknown) => deps.log.error({ err: error }, 'the worker could not be turned'),
      )
    return turn
  }
  watch((isRight) => {
    if (!stopping.signal.aborted) void follow(isRight ? take : leave)
  })
  await turn

  for (const key of keys) {
    const { name, options } = JOBS[key]
    if ('cron' in options && options.cron)
      await boss.schedule(name, options.cron, {}, { tz: 'UTC' })
    if ('atStart' in options && options.atStart) await boss.send(name, {})
  }
  return {
    stop: async () => {
      stopping.abort()
      await follow(leave)
    },
  }
}
