// A store's offer as the columns of a product; null stands for what the store did not tell.
import type { judgePrice } from '#domain/judge-price.ts'
import { offeredPieces, type StoreOffer } from '#domain/store-offer.ts'
import type { ProviderPolicy } from '#domain/sync-run.ts'
import type { Category } from '#domain/vocabulary.ts'
import { storedSize } from '../stored-size.ts'

/** Name of a column of the staged rows and its type in the database. */
export const OFFER_COLUMNS = {
  product_id: 'int',
  external_id: 'text',
  name: 'text',
  brand: 'text',
  model: 'text',
  gtin: 'text',
  category: 'text',
  price_cents: 'int',
  original_price_cents: 'int',
  rating_tenths: 'smallint',
  review_count: 'int',
  stock: 'int',
  first_stock: 'int',
  is_brief: 'boolean',
  pre_order: 'boolean',
  weight_thousandths: 'int',
  weight_unit: 'text',
  length_thousandths: 'int',
  width_thousandths: 'int',
  height_thousandths: 'int',
  size_unit: 'text',
  images: 'jsonb',
  features: 'jsonb',
  specifications: 'jsonb',
  description: 'text',
  affiliate_url: 'text',
  original_url: 'text',
  held_price_cents: 'int',
  refused_price_cents: 'int',
  sales_policy: 'text',
} as const

export type OfferRow = Record<keyof typeof OFFER_COLUMNS, unknown>

const told = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null)

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
  const size = offer.box && storedSize(offer.box)
  return {
    product_id: productId,
    external_id: offer.externalId,
    name: offer.title,
    brand: offer.brand || null,
    model: offer.model || null,
    gtin: offer.gtin,
    category,
    price_cents: offer.priceCents,
    original_price_cents: offer.listPriceCents,
    rating_tenths: offer.ratingTenths,
    review_count: offer.reviewCount,
    stock: isUnsold ? 0 : countedPieces(offer),
    first_stock: isUnsold ? 0 : offeredPieces(offer),
    is_brief: isBrief,
    pre_order: offer.availability === 'pre_order',
    weight_thousandths: offer.weight?.thousandths ?? null,
    weight_unit: offer.weight?.unit ?? null,
    length_thousandths: size?.length ?? null,
    width_thousandths: size?.width ?? null,
    height_thousandths: size?.height ?? null,
    size_unit: size?.unit ?? null,
    images: told(offer.images),
    features: told(offer.features),
    specifications: told(offer.specifications),
    description: offer.description || null,
    affiliate_url: offer.affiliateUrl,
    original_url: offer.originalUrl,
    held_price_cents: verdict === 'hold' ? offer.priceCents : null,
    refused_price_cents: verdict === 'refuse' ? offer.priceCents : null,
    sales_policy: firstPolicy,
  }
}
