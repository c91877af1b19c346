// What the reading queries fetch: named column lists with their row types, so that a list never carries a product page's texts.
import { sql } from 'kysely'
import type { Elsewhere } from '#contract/product-pairs.ts'
import type { Availability, Category, Store } from '#domain/vocabulary.ts'
import { isExpired, mayQuote, pricedAt } from './offers/offer-time.ts'

export interface CardRow {
  id: number
  name: string
  brand: string
  store: Store
  category: Category
  priceCents: number
  originalPriceCents: number | null
  ratingTenths: number
  reviewCount: number
  stock: number
  availability: Availability
  featured: boolean
  listed: boolean
  image: string | null
  textLanguage: string
  salesPolicy: 'own' | 'affiliate'
  expired: boolean
  pricedAt: string | Date | null
}

/** Columns of `product p` for a card. */
export const cardColumns = sql`p.id, p.name, p.brand, p.source_store as store, p.category,
  p.price_cents as "priceCents", p.original_price_cents as "originalPriceCents",
  p.rating_tenths as "ratingTenths", p.review_count as "reviewCount", p.stock, p.availability,
  p.featured, p.listed, case when ${mayQuote} then p.images->>0 end as image, p.text_language as "textLanguage",
  p.sales_policy as "salesPolicy", ${isExpired} as expired, ${pricedAt} as "pricedAt"`

export interface DetailRow extends CardRow {
  /** Pictures and texts may be shown. */
  quotable: boolean
  model: string
  gtin: string | null
  images: string[]
  features: string[]
  specifications: [string, string][]
  description: string
  shortDescription: string
  seoTitle: string | null
  seoDescription: string | null
  affiliateUrl: string | null
  originalUrl: string | null
  weightThousandths: number | null
  weightUnit: 'lb' | 'kg' | 'oz' | 'g' | null
  weightSource: 'provider' | 'manual' | 'none'
  lengthThousandths: number | null
  widthThousandths: number | null
  heightThousandths: number | null
  sizeUnit: 'in' | 'cm' | 'mm' | null
  lastSyncedAt: string | Date | null
}

export interface ProductPageRow extends DetailRow {
  elsewhere: Elsewhere[]
}

const beyondTheCard = sql`${mayQuote} as quotable, p.model, p.gtin, p.images, p.features, p.specifications,
  p.short_description as "shortDescription", p.seo_title as "seoTitle",
  p.seo_description as "seoDescription", p.affiliate_url as "affiliateUrl",
  p.original_url as "originalUrl", p.weight_thousandths as "weightThousandths",
  p.weight_unit as "weightUnit", p.weight_source as "weightSource",
  p.length_thousandths as "lengthThousandths", p.width_thousandths as "widthThousandths",
  p.height_thousandths as "heightThousandths", p.size_unit as "sizeUnit",
  (select seen_at from product_offer where product_id = p.id) as "lastSyncedAt"`

/** Columns of `product p` for a product page. */
export const detailColumns = sql`${cardColumns}, ${beyondTheCard}, p.description`

/** The same with the description cut: a list of a hundred products must not carry a hundred long texts. */
export const listedDetailColumns = sql`${cardColumns}, ${beyondTheCard},
  case when length(p.description) > 280 then left(p.description, 279) || '…' else p.description end
    as description`
