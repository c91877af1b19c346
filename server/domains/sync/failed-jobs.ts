// Jobs that were tried in vain: listed for the desk, put back into their queues, or given up for good.
import { sql } from 'kysely'
import type { z } from 'zod'
import { FAILED_JOBS_SHOWN, type FailedJob, type failedJobsChanged } from '#contract/failed-jobs.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { DEAD_LETTERS } from '#server/jobs/definitions.ts'
import { audit } from '#server/platform/audit.ts'
import { within } from '#server/platform/within.ts'

type AdminCtx = Ctx & { user: CurrentUser }
type Changed = z.infer<typeof failedJobsChanged>

/** What somebody may know of a payload; others hold addresses and what mailed secrets are made of. */
const TOLD = ['orderId', 'messageId', 'replyId', 'quoteId', 'subscriberId', 'userId'] as const

const LONGEST_REASON = 300

/** A queue that met the same job again leaves it here as failed: what it asked for is being done. */
const WAITING = sql`name = ${DEAD_LETTERS} and state = 'created'`

interface Row {
  id: string
  job: string | null
  data: Record<string, unknown> | null
  reason: string | null
  tries: number | null
  failedAt: Date
}

const aboutOf = (data: Row['data']): string | null => {
  if (typeof data?.['provider'] === 'string') return data['provider']
  const known = TOLD.map((name) => data?.[name]).find((value) => typeof value === 'number')
  return known === undefined ? null : `#${String(known)}`
}

export async function listFailedJobs({ em }: Ctx): Promise<FailedJob[]> {
  const { rows } = await sql<Row>`
    select id, source_name as job, data, source_output->>'message' as reason,
      source_retry_count as tries, created_on as "failedAt"
    from pgboss.job where ${WAITING} order by created_on desc, id limit ${FAILED_JOBS_SHOWN}`.execute(
    em.getKysely(),
  )
  return rows.map(({ id, job, data, reason, tries, failedAt }) => ({
    id,
    job: job ?? '',
    about: aboutOf(data),
    reason: (reason ?? '').slice(0, LONGEST_REASON),
    tries: (tries ?? 0) + 1,
    failedAt: new Date(failedAt).toISOString(),
  }))
}

export const countFailedJobs = sql<number>`(select count(*)::int from pgboss.job where ${WAITING})`

const note = (
  ctx: AdminCtx,
  action: 'sync.redriveJobs' | 'sync.discardJob',
  details: Record<string, string | number>,
) => audit(ctx, { actorId: ctx.user.id, action, object: `queue:${DEAD_LETTERS}`, details })

/** Back to the queues they came from, in the caller's transaction. */
export async function redriveJobs(
  ctx: AdminCtx,
  { ids }: { ids: readonly string[] },
): Promise<Changed> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
    where ${WAITING} and id = any(${ids}::uuid[])`.execute(ctx.em.getKysely())
  const count = rows[0]?.count ?? 0
  if (count === 0) return refuse('run_moved')
  await ctx.boss.redrive(DEAD_LETTERS, { ids: [...ids], ...within(ctx.em) })
  await note(ctx, 'sync.redriveJobs', { count })
  return { ok: true }
}

export async function discardJob(ctx: AdminCtx, { id }: { id: string }): Promise<Changed> {
  const { rows } = await sql<{ job: string | null }>`delete from pgboss.job
    where ${WAITING} and id = ${id} returning source_name as job`.execute(ctx.em.getKysely())
  const [gone] = rows
  if (!gone) return refuse('run_moved')
  await note(ctx, 'sync.discardJob', { job: gone.job ?? '' })
  return { ok: true }
}
