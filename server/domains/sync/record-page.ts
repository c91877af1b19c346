// Takes over one page of a store: its offers, the place where the next page begins and all counts, in one transaction.
// Whatever kills a worker, a page is there as a whole or not at all, and coming again changes nothing.
import { raw } from '@mikro-orm/core'
import type { Selectable } from 'kysely'
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
import { notifyChange } from '#server/platform/change-notifications.ts'
import type { Em } from '#server/platform/orm.ts'
import { type Tables, tables } from '#server/tables.ts'
import { ASYNC_COMMIT } from './async-commit.ts'
import { completeRun, doubtRun } from './close-run.ts'
import { noteProblems, type NotedProblem } from './note-problems.ts'
import { sortOffers } from './sort-offers.ts'
import { SyncRun } from './sync-run.entity.ts'
import { LEASE_END, rejectsPrices, type TakenRun } from './take-run.ts'

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

const LOCKED = ['listed', 'rejected', 'held', 'isWhole', 'before', 'problemCounts'] as const

type RunRow = Pick<Selectable<Tables['syncRun']>, (typeof LOCKED)[number]>

/** Codes of items that are no offers; the others are remarks on offers and pages. */
const REJECTED =
  /^(?:not_an_item|id_unreadable|title_missing|price_|currency_unknown|condition_unwanted)/u

/**
 * The run's row, locked; null when another worker has gone on. The commit does not wait for the disk: a database that
 * loses its machine comes back as it was a moment ago, with page and place together, and the run goes on there. Null as
 * well when an admin has rejected prices since the page was asked for: they come first.
 */
async function lockRun(em: Em, { run, lease }: Recording): Promise<RunRow | null> {
  const row = await tables(em)
    .selectFrom('syncRun')
    .select([...LOCKED, ASYNC_COMMIT])
    .where((eb) => eb.and({ id: run.id, state: 'running', lease, phase: run.phase }))
    .where('cursor', 'is not distinct from', run.cursor)
    .where((eb) => eb.not(rejectsPrices(run.provider)))
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
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
      await em.nativeUpdate(SyncRun, { id: run.id }, { denied, deniedOf: listed })
      return doubt
    }
  }
  const { hidden, isDone } = await takeSomeOut(em, checking, now)
  if (hidden > 0) {
    await em.nativeUpdate(SyncRun, { id: run.id }, { hidden: raw('hidden + ?', [hidden]) })
    await notifyChange(em, 'catalogue', 'desk')
  }
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
  } else await em.nativeUpdate(SyncRun, { id: run.id }, { phase: next, cursor: null })
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
  // Kept pages may show what was.
  if (created + changed + hidden > 0) await notifyChange(em, 'catalogue', 'desk')
  if (page.checked) await noteChecked(em, runId, page.checked)
  if (page.missed.length > 0) await noteMissed(em, page.missed)
  const problemCounts = await noteProblems(em, runId, before.problemCounts, [
    ...page.problems,
    ...held.map(heldAs),
  ])
  const rejected = page.problems.filter(({ code }) => REJECTED.test(code)).length
  // Looking at a product again is not seeing another one.
  const seen = page.offers.length - repeated
  const after = await tables(em)
    .updateTable('syncRun')
    .set((eb) => ({
      cursor: page.nextCursor,
      tries: 0,
      restsUntil: null,
      fault: null,
      leaseUntil: LEASE_END,
      pages: eb('pages', '+', 1),
      calls: eb('calls', '+', page.calls),
      checkCalls: eb('checkCalls', '+', phase === 'check' ? page.calls : 0),
      detailCalls: eb('detailCalls', '+', phase === 'details' ? page.calls : 0),
      seen: eb('seen', '+', seen),
      listed: eb('listed', '+', phase === 'list' ? seen : 0),
      created: eb('created', '+', created),
      changed: eb('changed', '+', changed),
      unchanged: eb('unchanged', '+', unchanged),
      rejected: eb('rejected', '+', rejected),
      unmapped: eb('unmapped', '+', unmapped),
      held: eb('held', '+', held.length),
      hidden: eb('hidden', '+', hidden),
      problemCounts,
      ...(!page.isWhole && { isWhole: false }),
    }))
    .where('id', '=', runId)
    .returning(LOCKED)
    .executeTakeFirst()
  if (page.nextCursor === null && after) await endPhase(em, recording, after)
  return true
}
