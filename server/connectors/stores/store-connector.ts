// What every store's connector can do, so that one run serves them all: list what is sold page by page, and look at
// single articles again. Refusals are values; only a fault of ours is thrown.
import type { OfferProblem, StoreOffer, SyncStore } from '#domain/store-offer.ts'
import type { StoreFault } from '#domain/store-fault.ts'

interface Read {
  readonly offers: readonly StoreOffer[]
  readonly problems: readonly OfferProblem[]
  /** Numbers of articles the store lists and does not sell at the moment: out of stock, price unknown. */
  readonly unpriced: readonly string[]
  /** Calls it took, as the store's quota counts them. */
  readonly calls: number
}

export interface StorePage extends Read {
  /** Where the next page begins; text to keep with the run. Null: this was the last one. */
  readonly nextCursor: string | null
  /** False when the page held less than it should: nothing may be concluded from what is missing. */
  readonly isWhole: boolean
}

export interface StoreItems extends Read {
  /** Numbers the store no longer knows. */
  readonly missing: readonly string[]
}

export interface Refused {
  readonly ok: false
  readonly fault: StoreFault
  readonly calls: number
}

export type PageOutcome = ({ readonly ok: true } & StorePage) | Refused
export type ItemsOutcome = ({ readonly ok: true } & StoreItems) | Refused

export interface StoreConnector {
  readonly provider: SyncStore
  /** Most items of one page. */
  readonly pageSize: number
  /** Most numbers one `fetchItems` takes. */
  readonly itemsPerCall: number
  /** What the store allows; whoever calls keeps count. */
  readonly limits: { readonly callsPerSecond: number; readonly callsPerDay: number }
  /** Whether `fetchItems` knows more of an article than a page of the list. */
  readonly knowsDetails: boolean
  /** Plays the store: cards and pages say so. */
  readonly isSandbox: boolean
  /** One page; null begins a run. The same cursor may be asked again, also days later. */
  readonly listPage: (cursor: string | null, signal?: AbortSignal) => Promise<PageOutcome>
  /** What is said of these articles now; more of each than a page tells. */
  readonly fetchItems: (
    externalIds: readonly string[],
    signal?: AbortSignal,
  ) => Promise<ItemsOutcome>
}
