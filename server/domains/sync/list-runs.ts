// The runs of the sync: what waits and runs for everybody, the whole book with its problems for the desk.
import { sql } from 'kysely'
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

interface Sample {
  code: string
  externalId: string | null
  productId: number | null
  sample: string
}

const findSamples = async (em: Em, { id, provider }: SyncRunRow): Promise<Sample[]> => {
  const { rows } =
    await sql<Sample>`select s.code, s.external_id as "externalId", s.sample, p.id as "productId"
    from sync_problem s
    left join product p on p.source_store = ${provider} and p.external_id = s.external_id
    where s.run_id = ${id} order by s.id`.execute(em.getKysely())
  return rows
}

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

/** How much waits for somebody: prices, places, and jobs that were tried in vain. */
export async function countOpen(
  em: Em,
): Promise<Pick<SyncDesk, 'heldPrices' | 'unmappedPaths' | 'failedJobs'>> {
  const { rows } = await sql<Pick<SyncDesk, 'heldPrices' | 'unmappedPaths' | 'failedJobs'>>`select
    (select count(*)::int from product_offer where held_price_cents is not null) as "heldPrices",
    (select count(*)::int from store_path where category is null and not ignored) as "unmappedPaths",
    ${countFailedJobs} as "failedJobs"`.execute(em.getKysely())
  return rows[0] ?? { heldPrices: 0, unmappedPaths: 0, failedJobs: 0 }
}
