// Asks a store for the next page of a run: of its lists, or of single products that a list did not tell enough about.
import type { StoreFault } from '#domain/store-fault.ts'
import type { StoreConnector } from '#server/connectors/stores/store-connector.ts'
import type { Deps } from '#server/ctx.ts'
import {
  findProductIds,
  findUnseen,
  findWithoutDetails,
  type OfferedProduct,
} from '#server/domains/catalogue/find-offers.ts'
import type { SeenPage } from '#server/domains/sync/record-page.ts'
import type { TakenRun } from '#server/domains/sync/take-run.ts'

export type PageAnswer =
  | { readonly ok: true; readonly page: SeenPage; readonly calls: number }
  | { readonly ok: false; readonly fault: StoreFault; readonly calls: number }

/** What is known in detail is asked again after a month: weights and brands hardly ever change. */
const DETAILS_DAYS = 30
/** Share of a day's calls that one run may spend on details; four runs a day leave half of them to the lists. */
const DETAILS_SHARE = 0.125

async function askList(
  { orm }: Deps,
  connector: StoreConnector,
  { cursor }: TakenRun,
  signal: AbortSignal,
): Promise<PageAnswer> {
  const page = await connector.listPage(cursor, signal)
  if (!page.ok) return page
  const withdrawn = await findProductIds(orm.em.fork(), connector.provider, page.unpriced)
  return { ok: true, page: { ...page, withdrawn }, calls: page.calls }
}

const candidates = (
  { orm }: Deps,
  { itemsPerCall, limits, provider }: StoreConnector,
  run: TakenRun,
): Promise<OfferedProduct[]> => {
  const em = orm.em.fork()
  const search = { provider, after: Number(run.cursor ?? 0), limit: itemsPerCall }
  if (run.phase === 'check') return findUnseen(em, { ...search, runId: run.id })
  const isSpent = run.detailCalls >= limits.callsPerDay * DETAILS_SHARE
  return isSpent ? Promise.resolve([]) : findWithoutDetails(em, { ...search, days: DETAILS_DAYS })
}

const NOTHING = {
  offers: [],
  problems: [],
  withdrawn: [],
  calls: 0,
  isWhole: true,
  nextCursor: null,
}

/** The phases that look at products one by one; their cursor is the number of the last product. */
async function askItems(
  deps: Deps,
  connector: StoreConnector,
  run: TakenRun,
  signal: AbortSignal,
): Promise<PageAnswer> {
  const asked = await candidates(deps, connector, run)
  const last = asked.at(-1)
  if (!last) return { ok: true, page: NOTHING, calls: 0 }
  const items = await connector.fetchItems(
    asked.map(({ externalId }) => externalId),
    signal,
  )
  if (!items.ok) return items
  const gone = new Set([...items.missing, ...items.unpriced])
  const withdrawn = asked.filter(({ externalId }) => gone.has(externalId)).map(({ id }) => id)
  const { offers, problems, calls } = items
  const page = { offers, problems, withdrawn, calls, isWhole: true, nextCursor: String(last.id) }
  return { ok: true, page, calls }
}

export const askPage = (
  deps: Deps,
  connector: StoreConnector,
  run: TakenRun,
  signal: AbortSignal,
): Promise<PageAnswer> =>
  run.phase === 'list'
    ? askList(deps, connector, run, signal)
    : askItems(deps, connector, run, signal)
