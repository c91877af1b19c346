// Takes over one page of a store: its offers, the place where the next page begins and all counts, in one transaction.
// Whatever kills a worker, a page is there as a whole or not at all, and coming again changes nothing.
import { sql } from 'kysely'
import { doubtOfGone, mayTakeOut } from '#domain/gone-products.ts'
import { phaseAfter } from '#domain/phase-after.ts'
import type { OfferProblem, StoreOffer } from '#domain/store-offer.ts'
import { doubtOf, type ProviderPolicy, type RunDoubt } from '#domain/sync-run.ts'
import {
  type Checked,
  countDenied,
  noteChecked,
  noteMissed,
  takeSomeOut,
} from '#server/domains/catalogue/offers/check-offers.ts'
import { findProductIds } from '#server/domains/catalogue/offers/find-offers.ts'
import { withdrawOffers } from '#server/domains/catalogue/offers/withdraw-offers.ts'
import { writeOffers } from '#server/domains/catalogue/offers/write-offers.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Em } from '#server/platform/orm.ts'
import { WITHOUT_WAITING } from './without-waiting.ts'
import { completeRun, doubtRun } from './close-run.ts'
import { noteProblems, type NotedProblem } from './note-problems.ts'
import { sortOffers } from './sort-offers.ts'
import { LEASE_SECONDS, rejectsPrices, type TakenRun } from './take-run.ts'

export interface SeenPage {
  readonly offers: readonly StoreOffer[]
  readonly problems: readonly OfferProblem[]
  /** Products the store lists without a price. */
  readonly withdrawn: readonly number[]
  /** What it said of products no list named; null in the other phases. */
  readonly checked: Checked | null
  /** Products of which a closer look brought nothing. */
  readonly missed: readonly number[]
  readonly calls: number
  readonly isWhole: boolean
  /** Where the phase goes on; null at its end. */
  readonly nextCursor: string | null
}

export interface Recording {
  readonly run: TakenRun
  readonly lease: string
  readonly policy: ProviderPolicy
  readonly now: Date
  readonly enqueue: Ctx['enqueue']
  /** Whether a closer look tells more than a page of the store's list. */
  readonly knowsDetails: boolean
}

interface RunRow {
  listed: number
  rejected: number
  held: number
  isWhole: boolean
  before: number | null
  problemCounts: Record<string, number>
}

const LOCKED = sql`listed, rejected, held, is_whole as "isWhole", before, problem_counts as "problemCounts"`

/** Codes of items that are no offers; the others are remarks on offers and pages. */
const REJECTED =
  /^(?:not_an_item|id_unreadable|title_missing|price_|currency_unknown|condition_unwanted)/u

/**
 * The run's row, locked; null when another worker has gone on. The commit does not wait for the disk: a database that
 * loses its machine comes back as it was a moment ago, with page and place together, and the run goes on there. Null as
 * well when an admin has rejected prices since the page was asked for: they come first.
 */
async function lockRun(em: Em, { run, lease }: Recording): Promise<RunRow | null> {
  const { rows } = await sql<RunRow>`select ${LOCKED}, ${WITHOUT_WAITING} from sync_run
    where id = ${run.id} and state = 'running' and lease = ${lease} and phase = ${run.phase}
      and cursor is not distinct from ${run.cursor}::text and not ${rejectsPrices(run.provider)}
    for update`.execute(em.getKysely())
  return rows[0] ?? null
}

/**
 * All that could be asked about was asked: what the store denied leaves the lists, in pieces, for the phase comes to its
 * end again as long as there is more.
 */
async function endCheck(em: Em, { run, now }: Recording): Promise<RunDoubt | 'goes_on' | null> {
  const checking = { provider: run.provider, runId: run.id }
  if (!mayTakeOut(run.doubt)) {
    const { denied, listed } = await countDenied(em, checking)
    const doubt = doubtOfGone(denied, listed)
    if (doubt) {
      await sql`update sync_run set denied = ${denied}, denied_of = ${listed} where id = ${run.id}`.execute(
        em.getKysely(),
      )
      return doubt
    }
  }
  const { hidden, isDone } = await takeSomeOut(em, checking, now)
  if (hidden > 0)
    await sql`update sync_run set hidden = hidden + ${hidden} where id = ${run.id}`.execute(
      em.getKysely(),
    )
  return isDone ? null : 'goes_on'
}

async function endPhase(em: Em, recording: Recording, row: RunRow): Promise<void> {
  const { run, knowsDetails, enqueue } = recording
  const doubt =
    run.phase === 'check'
      ? await endCheck(em, recording)
      : run.phase === 'list'
        ? doubtOf({ ...row, seen: row.listed }, row.before)
        : null
  if (doubt === 'goes_on') return
  const next = phaseAfter(run.phase, { isWhole: row.isWhole, knowsDetails })
  if (doubt) {
    const isFirst = await doubtRun(em, run, doubt)
    // Accepted for its prices, it may be doubted once more for what is gone: that is another question.
    const of = `${run.id}:${doubt}`
    if (isFirst)
      await enqueue('sendSyncAlert', { provider: run.provider, reason: 'suspicious', of })
  } else if (next === null) {
    await completeRun(em, run)
    await enqueue('linkProducts', {})
  } else
    await sql`update sync_run set phase = ${next}, cursor = null where id = ${run.id}`.execute(
      em.getKysely(),
    )
}

const heldAs = ({ externalId, priceCents }: StoreOffer): NotedProblem => ({
  code: 'price_jump',
  externalId,
  sample: (priceCents / 100).toFixed(2),
})

/** Within the caller's transaction. False: it is not this page's turn any more, and nothing was written. */
export async function recordPage(em: Em, recording: Recording, page: SeenPage): Promise<boolean> {
  const { run, policy, now, knowsDetails } = recording
  const before = await lockRun(em, recording)
  if (before === null) return false
  const { id: runId, provider, phase } = run
  const { offers, unwanted, unmapped } = await sortOffers(em, run, page.offers, now)
  const seeing = {
    provider,
    policy,
    runId,
    now,
    look: phase !== 'list' ? 'close' : knowsDetails ? 'brief' : 'whole',
  } as const
  const { created, changed, unchanged, repeated, held } = await writeOffers(em, offers, seeing)
  const unsold = await findProductIds(em, provider, unwanted)
  const hidden = await withdrawOffers(em, [...page.withdrawn, ...unsold], now)
  if (page.checked) await noteChecked(em, runId, page.checked)
  if (page.missed.length > 0) await noteMissed(em, page.missed)
  const problemCounts = await noteProblems(em, runId, before.problemCounts, [
    ...page.problems,
    ...held.map(heldAs),
  ])
  const rejected = page.problems.filter(({ code }) => REJECTED.test(code)).length
  // Looking at a product again is not seeing another one.
  const seen = page.offers.length - repeated
  const { rows } =
    await sql<RunRow>`update sync_run set cursor = ${page.nextCursor}, tries = 0, rests_until = null,
      fault = null, lease_until = now() + make_interval(secs => ${LEASE_SECONDS}),
      pages = pages + 1, calls = calls + ${page.calls},
      check_calls = check_calls + ${phase === 'check' ? page.calls : 0},
      detail_calls = detail_calls + ${phase === 'details' ? page.calls : 0}, seen = seen + ${seen},
      listed = listed + ${phase === 'list' ? seen : 0}, created = created + ${created},
      changed = changed + ${changed}, unchanged = unchanged + ${unchanged},
      rejected = rejected + ${rejected}, unmapped = unmapped + ${unmapped}, held = held + ${held.length},
      hidden = hidden + ${hidden}, is_whole = is_whole and ${page.isWhole},
      problem_counts = ${JSON.stringify(problemCounts)}::jsonb
    where id = ${runId} returning ${LOCKED}`.execute(em.getKysely())
  if (page.nextCursor === null && rows[0]) await endPhase(em, recording, rows[0])
  return true
}
