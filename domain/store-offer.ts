// What a store says about one of its products, in one shape for all stores, and what was wrong with what it said.
import type { ItemCondition } from './item-condition.ts'
import type { Cents } from './money.ts'
import type { OfferText } from './product-parts.ts'
import type { Box, Measure } from './units.ts'
import type { Availability, Category, Store } from './vocabulary.ts'

/** The stores with an interface for programs that the catalogue is synchronised with. */
export const SYNC_STORES = ['amazon', 'ebay', 'walmart'] as const satisfies readonly Store[]
export type SyncStore = (typeof SYNC_STORES)[number]

/**
 * One product as its store offers it now. All texts are harmless plain text, all addresses https on the store's hosts.
 * An empty text or list and a null say «the store did not tell»: whoever stores an offer keeps what is known already.
 */
export interface StoreOffer extends Readonly<Record<OfferText, string>> {
  readonly sourceStore: SyncStore
  /** The store's own number, 1 to 40 characters; with `sourceStore` the product's identity. */
  readonly externalId: string
  /** 1 to 300 characters. */
  readonly title: string
  /** Null: the store does not say. */
  readonly condition: ItemCondition | null
  /** GTIN-14 with a right check digit, else null. */
  readonly gtin: string | null
  /** From the department down; names as the store writes them. */
  readonly categoryPath: readonly string[]
  readonly categoryIds: readonly string[]
  /** Null: nothing in path and title tells; the path belongs on the review list. */
  readonly category: Category | null
  /** 1 cent to 100,000 dollars. */
  readonly priceCents: Cents
  /** Always above the price, else null. */
  readonly listPriceCents: Cents | null
  readonly currency: 'USD'
  readonly availability: Availability
  /** Pieces, when the store counts them (at least so many). */
  readonly stock: number | null
  readonly images: readonly string[]
  readonly features: readonly string[]
  /** Pairs, not an object: names such as «constructor» must stay harmless. */
  readonly specifications: readonly (readonly [string, string])[]
  readonly weight: Measure | null
  readonly weightSource: 'provider' | 'none'
  /** The item's own size in most cases, not its parcel's. */
  readonly box: Box | null
  /** 0 to 50; null when the store does not deliver ratings. */
  readonly ratingTenths: number | null
  readonly reviewCount: number | null
  /** With our identifier in it, whatever the store sent. */
  readonly affiliateUrl: string
  readonly originalUrl: string
}

/** Why an item of a page is not an offer. */
export const REJECTION_CODES = [
  'not_an_item',
  'id_unreadable',
  'title_missing',
  'price_missing',
  'price_unreadable',
  'price_ambiguous',
  'price_zero',
  'price_negative',
  'price_absurd',
  'currency_unknown',
  'condition_unwanted',
  'duplicate_on_page',
] as const
export type RejectionCode = (typeof REJECTION_CODES)[number]

/** What an offer had to go without, or what a page was short of. */
export const REMARK_CODES = [
  'list_price_dropped',
  'link_replaced',
  'image_dropped',
  'weight_unreadable',
  'item_refused',
  'item_unanswered',
  'store_warning',
  'page_short',
  'cursor_loop',
  'results_capped',
  'list_empty',
] as const
export type RemarkCode = (typeof REMARK_CODES)[number]

/** One line for whoever looks after the catalogue. */
export interface OfferProblem {
  readonly code: RejectionCode | RemarkCode
  /** Null when the item could not even be told apart, and for the page as a whole. */
  readonly externalId: string | null
  /** What the store sent: plain text of at most 160 characters, for reading only. */
  readonly sample: string
}

/**
 * Pieces to count on while a store only says it in words: enough for «in stock» and «few» to come out as they were
 * said (decisions on the catalogue: 1–5 are few). Our figures, never shown as a number of the store.
 */
const PIECES: Record<Availability, number> = {
  in_stock: 10,
  low_stock: 3,
  out_of_stock: 0,
  pre_order: 10,
}

/** Whole pieces for the catalogue: the store's number, else a default for its words. */
export const offeredPieces = (offer: Pick<StoreOffer, 'stock' | 'availability'>): number =>
  offer.availability === 'out_of_stock' ? 0 : (offer.stock ?? PIECES[offer.availability])

/** The stores' names as people write them. */
export const STORE_NAMES: Record<SyncStore, string> = {
  amazon: 'Amazon',
  ebay: 'eBay',
  walmart: 'Walmart',
}
