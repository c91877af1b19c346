// A product in the field names of the documented REST calls.
import { z } from 'zod'
import { STOCK_STATUSES, stockStatus } from '#domain/stock-status.ts'
import type { AffiliateIds } from '#domain/affiliate.ts'
import { centsToDecimal } from '#domain/money.ts'
import { categorySchema, storeSchema } from '#contract/primitives.ts'
import { viewUnsized } from './catalogue.view.ts'
import type { DetailRow } from './product/product-columns.ts'

export const restProductSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  brand: z.string(),
  model: z.string(),
  sourceStore: storeSchema,
  category: categorySchema,
  price: z
    .string()
    .nullable()
    .describe(
      'US dollars with two decimals; null while what the store said is too old to be shown',
    ),
  originalPrice: z.string().nullable(),
  discountPercentage: z.number().int(),
  rating: z.number().describe('0 to 5, one decimal'),
  reviewCount: z.number().int(),
  stock: z.number().int(),
  isFeatured: z.boolean(),
  imageUrl: z.string().nullable(),
  images: z.array(z.string()),
  features: z.array(z.string()),
  specifications: z.record(z.string(), z.string()),
  weight: z.number().describe('Pounds; the estimate of the category where the weight is not known'),
  description: z.string().describe('In a list at most 280 characters'),
  shortDescription: z.string(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  affiliateUrl: z.string().nullable(),
  originalUrl: z.string().nullable(),
  status: z.enum(STOCK_STATUSES).describe('By the stock alone; a pre-order is in the filter'),
  lastSyncedAt: z.string().nullable(),
  otherStores: z
    .array(z.object({ id: z.number().int(), sourceStore: storeSchema, price: z.string() }))
    .describe(
      'The same item at other stores, the cheapest first; a list has each item once, unless it is of one store',
    ),
})
export type RestProduct = z.infer<typeof restProductSchema>

/** The bare array and what the headers `X-Total-Count` and `Link` say about it. */
export const restProductListSchema = z.object({
  items: z.array(restProductSchema),
  total: z.number().int(),
  more: z.boolean(),
  page: z.number().int(),
  pageCount: z.number().int(),
  limit: z.number().int(),
})

// Names that JavaScript itself gives a meaning: as keys of an object they are a trap for whoever reads it.
const TRAPS = new Set(['__proto__', 'constructor', 'prototype'])

const decimal = (cents: number | null) => (cents === null ? null : centsToDecimal(cents))

export function viewRestProduct(row: DetailRow, partners: AffiliateIds): RestProduct {
  const product = viewUnsized(row, partners)
  return {
    id: product.id,
    name: product.name,
    brand: product.brand,
    model: product.model,
    sourceStore: product.store,
    category: product.category,
    price: decimal(product.priceCents),
    originalPrice: decimal(product.originalPriceCents),
    discountPercentage: product.discountPercentage,
    rating: product.ratingTenths / 10,
    reviewCount: product.reviewCount,
    stock: product.stock,
    isFeatured: product.featured,
    imageUrl: product.image,
    images: product.images,
    features: product.features,
    specifications: Object.fromEntries(product.specifications.filter(([key]) => !TRAPS.has(key))),
    weight: Number(product.weightPounds),
    description: product.description,
    shortDescription: product.shortDescription,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    affiliateUrl: product.affiliateUrl,
    originalUrl: product.originalUrl,
    status: stockStatus(product.stock),
    lastSyncedAt: product.lastSyncedAt,
    otherStores: product.elsewhere.map(({ id, store, priceCents }) => ({
      id,
      sourceStore: store,
      price: centsToDecimal(priceCents),
    })),
  }
}
