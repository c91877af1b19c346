// How the last question to the sources of rates ended, as the queue remembers it.
import type { AdminRates } from '#contract/currency-desk.ts'
import { JOBS } from '#server/jobs/definitions.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'

const STATES = {
  created: 'waiting',
  retry: 'failed',
  active: 'running',
  completed: 'done',
  cancelled: 'failed',
  failed: 'failed',
} as const

export async function findLastJob(em: Em): Promise<AdminRates['job']> {
  const row = await tables(em)
    .selectFrom('pgboss.job')
    .select((eb) => ['state', eb.fn.coalesce('completedOn', 'startedOn', 'createdOn').as('at')])
    .where('name', '=', JOBS.fetchRates.name)
    .orderBy('createdOn', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { state: STATES[row.state], at: row.at.toISOString() } : null
}
