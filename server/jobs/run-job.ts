// Does one job: checks what it was given, runs its handler, and says loudly when it was the last attempt.
import type { Deps } from '#server/ctx.ts'
import { notifyChange } from '#server/platform/change-notifications.ts'
import { type JobKey, JOBS, type JobPayload } from './definitions.ts'
import { handlerOf } from './registry.ts'

export interface JobRun {
  id: string
  data: unknown
  retryCount: number
  retryLimit: number
}

export async function runJob<K extends JobKey>(
  deps: Deps,
  key: K,
  { id, data, retryCount, retryLimit }: JobRun,
): Promise<void> {
  const { name, payload } = JOBS[key]
  const log = deps.log.child({ job: name, jobId: id })
  const start = performance.now()
  try {
    // Stored payloads may come from an older version.
    const parsed = payload.parse(data ?? {}) as JobPayload<K>
    await handlerOf(key)({ ...deps, log }, parsed)
    await notifyChange(deps.orm.em.fork(), name.split('.')[0] ?? name).catch((error: unknown) =>
      log.warn({ err: error }, 'nobody was told of the job'),
    )
    log.info({ ms: Math.round(performance.now() - start) }, 'job done')
  } catch (error) {
    if (retryCount >= retryLimit) log.error({ err: error }, 'job given up')
    else log.warn({ err: error, attempt: retryCount + 1 }, 'job failed, will be tried again')
    throw error
  }
}
