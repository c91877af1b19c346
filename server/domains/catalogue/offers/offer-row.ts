// A store's offer as the columns of a product; null stands for what the store did not tell.
import type { judgePrice } from '#domain/judge-price.ts'
import { OFFER_TEXTS } from '#domain/product-parts.ts'
import { offeredPieces, type StoreOffer } from '#domain/store-offer.ts'
import type { ProviderPolicy } from '#domain/sync-run.ts'
import type { Category } from '#domain/vocabulary.ts'
import { measureColumns, storedSize } from '../product/stored-size.ts'
import { columnOf, toldColumns, type ToldProduct } from '../product/told-columns.ts'

export const STORE_COLUMNS = toldColumns('store')

/** Name of a column of the staged rows and its type in the database. */
export const OFFER_COLUMNS = {
  product_id: 'int',
  external_id: 'text',
  first_stock: 'int',
  is_brief: 'boolean',
  held_price_cents: 'int',
  refused_price_cents: 'int',
  ...Object.fromEntries(STORE_COLUMNS.map(({ name, type }) => [name, type])),
}

const told = <T>(list: readonly T[]): T[] | null => (list.length > 0 ? [...list] : null)

/** Null: the store only says that there are some; what an earlier look counted stays, unless that were few. */
const countedPieces = (offer: StoreOffer): number | null =>
  offer.stock === null && offer.availability === 'in_stock' ? null : offeredPieces(offer)

export interface JudgedOffer {
  readonly productId: number | null
  readonly verdict: ReturnType<typeof judgePrice>
  readonly mayShow: boolean
  readonly isBrief: boolean
  /** How it is sold from now on; null for a product that this store has offered before. */
  readonly firstPolicy: ProviderPolicy['salesPolicy'] | null
}

export interface OfferRow extends ToldProduct {
  productId: number | null
  externalId: string
  firstStock: number
  isBrief: boolean
  heldPriceCents: number | null
  refusedPriceCents: number | null
}

/**
 * `productId`: the product it is already, so that the database need not look for it again. `verdict` on its price:
 * `hold`, it is kept aside, and nothing is sold at the one that is known; `refuse`, the known one stays, and what may
 * still be shown at it (`mayShow`) is sold. `isBrief`: the page does not tell what a closer look does.
 */
export function offerRow(
  offer: StoreOffer,
  category: Category | null,
  { productId, verdict, mayShow, isBrief, firstPolicy }: JudgedOffer,
): OfferRow {
  const isUnsold = verdict === 'hold' || (verdict === 'refuse' && !mayShow)
  const { externalId, priceCents, weight, box } = offer
  return {
    productId,
    externalId,
    name: offer.title,
    ...Object.fromEntries(OFFER_TEXTS.map((part) => [part, offer[part] || null])),
    gtin: offer.gtin,
    condition: offer.condition,
    category,
    priceCents,
    originalPriceCents: offer.listPriceCents,
    ratingTenths: offer.ratingTenths,
    reviewCount: offer.reviewCount,
    stock: isUnsold ? 0 : countedPieces(offer),
    firstStock: isUnsold ? 0 : offeredPieces(offer),
    isBrief,
    preOrder: offer.availability === 'pre_order',
    ...measureColumns.weight(weight, 'provider'),
    ...measureColumns.size(box && storedSize(box)),
    images: told(offer.images),
    features: told(offer.features),
    specifications: told(offer.specifications.map(([name, value]) => [name, value])),
    affiliateUrl: offer.affiliateUrl,
    originalUrl: offer.originalUrl,
    heldPriceCents: verdict === 'hold' ? priceCents : null,
    refusedPriceCents: verdict === 'refuse' ? priceCents : null,
    salesPolicy: firstPolicy,
  }
}

/** The rows as the database reads them. */
export const offersAsJson = (rows: readonly OfferRow[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
    ),
  )
