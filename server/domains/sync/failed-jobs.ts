// Jobs that failed: listed for the desk, put back into their queues, or given up for good.
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import { FAILED_JOBS_SHOWN, type FailedJob, type failedJobsChanged } from '#contract/failed-jobs.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { DEAD_LETTERS } from '#server/jobs/definitions.ts'
import { audit } from '#server/platform/audit.ts'
import { within } from '#server/platform/within.ts'
import { countRows, type Tables, tables } from '#server/tables.ts'

type AdminCtx = Ctx & { user: CurrentUser }
type Changed = z.infer<typeof failedJobsChanged>

/** What somebody may know of a payload; others hold addresses and what mailed secrets are made of. */
const TOLD = ['orderId', 'messageId', 'replyId', 'quoteId', 'subscriberId', 'userId'] as const

const LONGEST_REASON = 300

/** A queue that met the same job again leaves it here as failed: what it asked for is being done. */
const WAITING = { name: DEAD_LETTERS, state: 'created' } as const

const waiting = (db: Kysely<Tables>) => db.selectFrom('pgboss.job').where((eb) => eb.and(WAITING))

const aboutOf = (data: Record<string, unknown> | null): string | null => {
  if (typeof data?.['provider'] === 'string') return data['provider']
  const known = TOLD.map((name) => data?.[name]).find((value) => typeof value === 'number')
  return known === undefined ? null : `#${String(known)}`
}

export async function listFailedJobs({ em }: Ctx): Promise<FailedJob[]> {
  const rows = await waiting(tables(em))
    .select([
      'id',
      'sourceName as job',
      'data',
      sql<string | null>`source_output->>'message'`.as('reason'),
      'sourceRetryCount as tries',
      'createdOn as failedAt',
    ])
    .orderBy('createdOn', 'desc')
    .orderBy('id')
    .limit(FAILED_JOBS_SHOWN)
    .execute()
  return rows.map(({ id, job, data, reason, tries, failedAt }) => ({
    id,
    job: job ?? '',
    about: aboutOf(data),
    reason: (reason ?? '').slice(0, LONGEST_REASON),
    tries: (tries ?? 0) + 1,
    failedAt: failedAt.toISOString(),
  }))
}

export const countFailedJobs = (db: Kysely<Tables>) => waiting(db).select(countRows.as('count'))

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
  const { count } = await countFailedJobs(tables(ctx.em))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .executeTakeFirstOrThrow()
  if (count === 0) return refuse('run_moved')
  await ctx.boss.redrive(DEAD_LETTERS, { ids: [...ids], ...within(ctx.em) })
  await note(ctx, 'sync.redriveJobs', { count })
  return { ok: true }
}

export async function discardJob(ctx: AdminCtx, { id }: { id: string }): Promise<Changed> {
  const gone = await tables(ctx.em)
    .deleteFrom('pgboss.job')
    .where((eb) => eb.and({ ...WAITING, id }))
    .returning('sourceName as job')
    .executeTakeFirst()
  if (!gone) return refuse('run_moved')
  await note(ctx, 'sync.discardJob', { job: gone.job ?? '' })
  return { ok: true }
}
