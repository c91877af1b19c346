// Makes the queues of all jobs and the one where jobs end that nobody could do; safe to run at every start.
import type { PgBoss } from 'pg-boss'
import { DEAD_LETTERS, type JobDefinition, JOBS } from './definitions.ts'

/** Seconds of silence after which a killed worker's job is given to another one. */
const HEARTBEAT_SECONDS = 20

const DAY_SECONDS = 86_400

const queueOptions = ({ options }: JobDefinition) => ({
  // Told to who listens (open-boss.ts) when it is committed.
  notify: true,
  retryLimit: options.retryLimit,
  retryBackoff: true,
  retryDelay: 2,
  retryDelayMax: 3600,
  expireInSeconds: options.expireInSeconds,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deadLetter: DEAD_LETTERS,
})

// One waiting and one running at most: what comes while one waits would do the same work.
const policyOf = ({ options }: JobDefinition) =>
  'singleton' in options && options.singleton ? 'stately' : 'standard'

export async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 30 * DAY_SECONDS })
  for (const job of Object.values(JOBS)) {
    await boss.createQueue(job.name, { ...queueOptions(job), policy: policyOf(job) })
    // An existing queue takes the settings of this version.
    await boss.updateQueue(job.name, queueOptions(job))
  }
}
