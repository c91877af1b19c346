// Enqueueing is a write: with a unit of work the job exists if and only if the transaction commits.
import type { PgBoss } from 'pg-boss'
import type { Em } from '#server/platform/orm.ts'
import { within } from '#server/platform/within.ts'
import { NOW, tables } from '#server/tables.ts'
import { JOBS, type JobKey, type JobPayload } from './definitions.ts'

const ownKey = (key: JobKey, payload: object): { singletonKey?: string } => {
  const { options } = JOBS[key]
  if (!('singletonBy' in options) || !options.singletonBy) return {}
  return { singletonKey: String((payload as Record<string, unknown>)[options.singletonBy]) }
}

export type Enqueue = <K extends JobKey>(key: K, payload: JobPayload<K>) => Promise<void>

/** At most one waits: where that one was put off until later, it took the place of what is wanted now. */
const bringForward = (em: Em, name: string, singletonKey: string) =>
  tables(em)
    .updateTable('pgboss.job')
    .set({ startAfter: NOW })
    .where((eb) => eb.and({ name, singletonKey, state: 'created' }))
    .where('startAfter', '>', NOW)
    .execute()

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
