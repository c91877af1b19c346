// What every store's connector can do, so that one run serves them all: list what is sold page by page, and look at
// single items again. Refusals are values; only a fault of ours is thrown.
import type { OfferProblem, StoreOffer, SyncStore } from '#domain/store-offer.ts'
import type { StoreFault } from '#domain/store-fault.ts'

interface Read {
  readonly offers: readonly StoreOffer[]
  readonly problems: readonly OfferProblem[]
  /** Numbers of items the store lists and does not sell at the moment: out of stock, price unknown. */
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
  /** How many of the numbers, from the first on, it was about: one call may not have reached all, or none. */
  readonly asked: number
  /** Most numbers to name in the next call. */
  readonly most: number
  /** Numbers the store says it does not know, each by name. */
  readonly missing: readonly string[]
  /** Numbers it was asked for and said nothing about: from these alone nothing may be concluded. */
  readonly unanswered: readonly string[]
}

export interface Refused {
  readonly ok: false
  readonly fault: StoreFault
  readonly calls: number
}

export type PageOutcome = ({ readonly ok: true } & StorePage) | Refused
export type FoundOutcome = ({ readonly ok: true } & Read) | Refused
export type ItemsOutcome = ({ readonly ok: true } & StoreItems) | Refused

export interface StoreConnector {
  readonly provider: SyncStore
  /** Most items of one page. */
  readonly pageSize: number
  /** Most numbers one `fetchItems` takes. */
  readonly itemsPerCall: number
  /** What the store allows; whoever calls keeps count. */
  readonly limits: { readonly callsPerSecond: number; readonly callsPerDay: number }
  /** Whether `fetchItems` knows more of an item than a page of the list. */
  readonly knowsDetails: boolean
  /** Plays the store: cards and pages say so. */
  readonly isSandbox: boolean
  /** One page; null begins a run. The same cursor may be asked again, also days later. */
  readonly listPage: (cursor: string | null, signal?: AbortSignal) => Promise<PageOutcome>
  /**
   * What is said of these items now; more of each than a page tells. It is one call, for whoever calls keeps count and
   * pace: a batch that is refused for one of its numbers answers that less of it should be asked for.
   */
  readonly fetchItems: (
    externalIds: readonly string[],
    signal?: AbortSignal,
  ) => Promise<ItemsOutcome>
}
