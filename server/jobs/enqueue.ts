// Enqueueing is a write: with a unit of work the job exists if and only if the transaction commits.
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Em } from '#server/platform/orm.ts'
import { JOBS, type JobKey, type JobPayload } from './definitions.ts'

export type Enqueue = <K extends JobKey>(key: K, payload: JobPayload<K>) => Promise<void>

export const enqueueWith =
  (boss: PgBoss, em: Em): Enqueue =>
  async (key, payload) => {
    const job = JOBS[key]
    await boss.send(job.name, job.payload.parse(payload) as object, {
      db: fromKysely(em.getKysely() as never),
    })
  }
