// The runs of the sync: what waits and runs for everybody, the whole list with its problems for the desk.
import type { SyncJob } from '#contract/sync.ts'
import {
  RUNS_PAGE_SIZE,
  type SyncDesk,
  type SyncRunDetail,
  type SyncRuns,
  type SyncRunsInput,
} from '#contract/sync-desk.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Em } from '#server/platform/orm.ts'
import { countRows, tables } from '#server/tables.ts'
import { fail } from '#server/trpc/init.ts'
import { countFailedJobs } from './failed-jobs.ts'
import { findActiveRuns, withHolds } from './run-holds.ts'
import { SyncRun, type SyncRunRow } from './sync-run.entity.ts'
import { viewJob, viewRun } from './view-run.ts'

const APART = { disableIdentityMap: true } as const
const LATEST_JOBS = 20

export async function listJobs(
  { em, now }: Ctx,
  { active }: { active: boolean },
): Promise<SyncJob[]> {
  if (active) return (await findActiveRuns(em, now)).map(viewJob)
  const rows = await em.find(SyncRun, {}, { ...APART, orderBy: { id: 'desc' }, limit: LATEST_JOBS })
  return (await withHolds(em, rows, now)).map(viewJob)
}

export async function listRuns(
  { em, now }: Ctx,
  { provider, before }: SyncRunsInput,
): Promise<SyncRuns> {
  const rows = await em.find(
    SyncRun,
    { ...(provider && { provider }), ...(before && { id: { $lt: before } }) },
    { ...APART, orderBy: { id: 'desc' }, limit: RUNS_PAGE_SIZE + 1 },
  )
  const page = rows.slice(0, RUNS_PAGE_SIZE)
  return {
    runs: (await withHolds(em, page, now)).map((run) => viewRun(run, now)),
    nextBefore: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}

const findSamples = (em: Em, { id, provider }: SyncRunRow) =>
  tables(em)
    .selectFrom('syncProblem as s')
    .leftJoin('product as p', (join) =>
      join.on('p.sourceStore', '=', provider).onRef('p.externalId', '=', 's.externalId'),
    )
    .select(['s.code', 's.externalId', 's.sample', 'p.id as productId'])
    .where('s.runId', '=', id)
    .orderBy('s.id')
    .execute()

export async function getRun({ em, now }: Ctx, id: number): Promise<SyncRunDetail> {
  const row = await em.findOne(SyncRun, { id }, APART)
  if (!row) throw fail('not_found')
  const [found = { row, hold: null }] = await withHolds(em, [row], now)
  const samples = await findSamples(em, row)
  const counts = Object.entries(row.problemCounts).sort(([, a], [, b]) => b - a)
  return {
    run: viewRun(found, now),
    problems: counts.map(([code, count]) => ({
      code,
      count,
      samples: samples
        .filter((sample) => sample.code === code)
        .map(({ externalId, productId, sample }) => ({ externalId, productId, sample })),
    })),
  }
}

/** How much waits for somebody: prices, places, and jobs that failed. */
export function countOpen(
  em: Em,
): Promise<Pick<SyncDesk, 'heldPrices' | 'unmappedPaths' | 'failedJobs'>> {
  const db = tables(em)
  const prices = db
    .selectFrom('productOffer')
    .select(countRows.as('count'))
    .where('heldPriceCents', 'is not', null)
  const paths = db
    .selectFrom('storePath')
    .select(countRows.as('count'))
    .where((eb) => eb.and({ category: null, ignored: false }))
  return db
    .selectNoFrom([
      prices.$asScalar().$notNull().as('heldPrices'),
      paths.$asScalar().$notNull().as('unmappedPaths'),
      countFailedJobs(db).$asScalar().$notNull().as('failedJobs'),
    ])
    .executeTakeFirstOrThrow()
}
