// Asks a store for the next page of a run: of its lists, or of single products that a list did not tell enough about.
import { itemCallsOf } from '#domain/run-budget.ts'
import type { StoreFault } from '#domain/store-fault.ts'
import type { StoreConnector } from '#server/connectors/stores/store-connector.ts'
import type { Deps } from '#server/ctx.ts'
import {
  findProductIds,
  findUnseen,
  findWithoutDetails,
  type OfferedProduct,
} from '#server/domains/catalogue/offers/find-offers.ts'
import type { SeenPage } from '#server/domains/sync/record-page.ts'
import type { TakenRun } from '#server/domains/sync/take-run.ts'
import { itemPlaceText, readItemPlace } from './item-place.ts'

export type PageAnswer =
  | { readonly ok: true; readonly page: SeenPage; readonly calls: number }
  | { readonly ok: false; readonly fault: StoreFault; readonly calls: number }

export type AskPage = (signal: AbortSignal) => Promise<PageAnswer>

/**
 * What is known in detail is asked again after a month: weights and brands hardly ever change. What told nothing is asked
 * again after days: it is mostly refused for good, and sometimes the store's mistake of an hour.
 */
const DETAILS_DAYS = { told: 30, missed: 3 }

/** The end of a phase that has nothing to ask, or nothing to ask with any more. */
export const NOTHING: SeenPage = {
  offers: [],
  problems: [],
  withdrawn: [],
  checked: null,
  missed: [],
  calls: 0,
  isWhole: true,
  nextCursor: null,
}

async function askList(
  { orm }: Deps,
  connector: StoreConnector,
  { cursor }: TakenRun,
  signal: AbortSignal,
): Promise<PageAnswer> {
  const page = await connector.listPage(cursor, signal)
  if (!page.ok) return page
  const withdrawn = await findProductIds(orm.em.fork(), connector.provider, page.unpriced)
  return { ok: true, page: { ...page, withdrawn, checked: null, missed: [] }, calls: page.calls }
}

/** What the phase has to ask about next; nothing once its share of the day's calls is spent. */
async function candidates(
  { orm }: Deps,
  { itemsPerCall, limits, provider }: StoreConnector,
  { id, phase, cursor, checkCalls, detailCalls }: TakenRun,
): Promise<readonly OfferedProduct[]> {
  const isCheck = phase === 'check'
  const spent = isCheck ? checkCalls : detailCalls
  if (spent >= itemCallsOf(isCheck ? 'check' : 'details', limits.callsPerDay)) return []
  const { behind: after, most } = readItemPlace(cursor)
  const search = { provider, after, limit: Math.min(most || itemsPerCall, itemsPerCall) }
  const em = orm.em.fork()
  return isCheck
    ? findUnseen(em, { ...search, runId: id })
    : findWithoutDetails(em, { ...search, days: DETAILS_DAYS })
}

/** The phases that look at products one by one. A closer look at what a list has just named concludes nothing. */
async function askItems(
  connector: StoreConnector,
  { phase, cursor }: TakenRun,
  wanted: readonly OfferedProduct[],
  signal: AbortSignal,
): Promise<PageAnswer> {
  const items = await connector.fetchItems(
    wanted.map(({ externalId }) => externalId),
    signal,
  )
  if (!items.ok) return items
  const { offers, problems, calls, missing, unpriced, most } = items
  const asked = wanted.slice(0, items.asked)
  const numbersOf = (externalIds: readonly string[]) => {
    const chosen = new Set(externalIds)
    return asked.filter(({ externalId }) => chosen.has(externalId)).map(({ id }) => id)
  }
  const told = new Set(numbersOf(offers.map(({ externalId }) => externalId)))
  const checked = {
    asked: asked.map(({ id }) => id),
    denied: numbersOf([...missing, ...unpriced]),
    unanswered: numbersOf(items.unanswered),
  }
  const page: SeenPage = {
    ...NOTHING,
    offers,
    problems,
    calls,
    checked: phase === 'check' ? checked : null,
    missed: phase === 'details' ? checked.asked.filter((id) => !told.has(id)) : [],
    nextCursor: itemPlaceText({ behind: asked.at(-1) ?? readItemPlace(cursor).behind, most }),
  }
  return { ok: true, page, calls }
}

/** How to ask for the next page: with one call to the store. Null: there is nothing to ask for. */
export async function planPage(
  deps: Deps,
  connector: StoreConnector,
  run: TakenRun,
): Promise<AskPage | null> {
  if (run.phase === 'list') return (signal) => askList(deps, connector, run, signal)
  const wanted = await candidates(deps, connector, run)
  return wanted.length > 0 ? (signal) => askItems(connector, run, wanted, signal) : null
}
