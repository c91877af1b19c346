// Enqueueing is a write: with a unit of work the job exists if and only if the transaction commits.
import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Em } from '#server/platform/orm.ts'
import { within } from '#server/platform/within.ts'
import { JOBS, type JobKey, type JobPayload } from './definitions.ts'

const ownKey = (key: JobKey, payload: object): { singletonKey?: string } => {
  const { options } = JOBS[key]
  if (!('singletonBy' in options) || !options.singletonBy) return {}
  return { singletonKey: String((payload as Record<string, unknown>)[options.singletonBy]) }
}

export type Enqueue = <K extends JobKey>(key: K, payload: JobPayload<K>) => Promise<void>

/** At most one waits: where that one was put off until later, it took the place of what is wanted now. */
const bringForward = (em: Em, name: string, singletonKey: string) =>
  sql`update pgboss.job set start_after = now()
    where name = ${name} and singleton_key = ${singletonKey} and state = 'created' and start_after > now()`.execute(
    em.getKysely(),
  )

export const enqueueWith =
  (boss: PgBoss, em: Em): Enqueue =>
  async (key, payload) => {
    const { name, payload: schema } = JOBS[key]
    const data = schema.parse(payload) as object
    const own = ownKey(key, data)
    await boss.send(name, data, { ...own, ...within(em) })
    if (own.singletonKey) await bringForward(em, name, own.singletonKey)
  }

/** Without a unit of work: what a worker asks for, in so many seconds from now. */
export async function enqueueLater<K extends JobKey>(
  boss: PgBoss,
  key: K,
  payload: JobPayload<K>,
  seconds: number,
): Promise<void> {
  const { name, payload: schema } = JOBS[key]
  const data = schema.parse(payload) as object
  await boss.send(name, data, { ...ownKey(key, data), startAfter: Math.ceil(seconds) })
}
