// How the last question to the sources of rates ended, as the queue remembers it.
import { sql } from 'kysely'
import type { AdminRates } from '#contract/currency-desk.ts'
import { JOBS } from '#server/jobs/definitions.ts'
import type { Em } from '#server/platform/orm.ts'

const STATES = {
  created: 'waiting',
  retry: 'failed',
  active: 'running',
  completed: 'done',
  cancelled: 'failed',
  failed: 'failed',
} as const

export async function findLastJob(em: Em): Promise<AdminRates['job']> {
  const { rows } = await sql<{ state: keyof typeof STATES; at: Date }>`
    select state::text as state, coalesce(completed_on, started_on, created_on) as at
    from pgboss.job where name = ${JOBS.fetchRates.name}
    order by created_on desc limit 1
  `.execute(em.getKysely())
  const [row] = rows
  return row ? { state: STATES[row.state], at: new Date(row.at).toISOString() } : null
}
