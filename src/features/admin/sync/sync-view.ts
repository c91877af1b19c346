// What the addresses of the sync's desk ask for; broken ones show everything.
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'

export const PAIR_LISTS = ['open', 'joined', 'decided'] as const

export interface RunsView {
  provider: SyncStore | null
  /** Runs older than this id. */
  before: number | null
}

const idOf = (params: URLSearchParams, name: string): number | null => {
  const id = Number(params.get(name))
  return Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : null
}

const storeOf = (params: URLSearchParams): SyncStore | null =>
  SYNC_STORES.find((known) => known === params.get('provider')) ?? null

export const runsViewOf = (params: URLSearchParams): RunsView => ({
  provider: storeOf(params),
  before: idOf(params, 'before'),
})

export const pricesViewOf = (params: URLSearchParams) => ({
  which: params.get('which') === 'rejected' ? ('rejected' as const) : ('open' as const),
  provider: storeOf(params),
  before: idOf(params, 'before'),
})

export const pairsViewOf = (params: URLSearchParams) => ({
  which: PAIR_LISTS.find((known) => known === params.get('which')) ?? ('open' as const),
  product: idOf(params, 'product'),
  before: idOf(params, 'before'),
})

export const pathsViewOf = (params: URLSearchParams) => ({
  which: params.get('which') === 'decided' ? ('decided' as const) : ('open' as const),
  before: idOf(params, 'before'),
})
