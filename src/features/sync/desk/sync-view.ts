// What the addresses of the sync's desk ask for; broken ones show everything.
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'

export interface RunsView {
  provider: SyncStore | null
  /** Runs older than this id. */
  before: number | null
}

const beforeOf = (params: URLSearchParams): number | null => {
  const before = Number(params.get('before'))
  return Number.isInteger(before) && before >= 1 && before <= 2_147_483_647 ? before : null
}

export const runsViewOf = (params: URLSearchParams): RunsView => ({
  provider: SYNC_STORES.find((known) => known === params.get('provider')) ?? null,
  before: beforeOf(params),
})

export const pricesViewOf = (params: URLSearchParams) => ({ before: beforeOf(params) })

export const pathsViewOf = (params: URLSearchParams) => ({
  which: params.get('which') === 'decided' ? ('decided' as const) : ('open' as const),
  before: beforeOf(params),
})
