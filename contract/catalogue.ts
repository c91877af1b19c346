// Schemas of products: filters that live in the URL, the card, the product page, facets and suggestions.
import { z } from 'zod'
import { ITEM_CONDITIONS } from '#domain/item-condition.ts'
import { FACT_PARTS } from '#domain/product-parts.ts'
import { SYNC_STORES } from '#domain/store-offer.ts'
import { AVAILABILITIES, CATEGORIES, PARTNER_STORES, STORES } from '#domain/vocabulary.ts'
import { DOLLARS, MAX_PAGE, SORT_NAMES } from './catalogue-view.ts'
import { landedOfferSchema, landedOutput } from './landed.ts'
import {
  availabilitySchema,
  categorySchema,
  centsSchema,
  countTextSchema,
  idSchema,
  restrictedKindSchema,
  sortSchema,
  storeSchema,
} from './primitives.ts'
import { elsewhereSchema } from './product-pairs.ts'
import { lineText } from './texts.ts'

const oneOf = <T extends z.ZodType>(schema: T) =>
  z.preprocess((v) => (Array.isArray(v) ? v[0] : v), schema)
const list = <T extends z.ZodType>(item: T) => z.array(item).max(10)

/** A narrowed view of the catalogue. Every field is optional in the URL; prices are whole dollars. */
export const catalogueFilterSchema = z.strictObject({
  search: lineText().max(120).default(''),
  categories: list(categorySchema).default([]),
  stores: list(storeSchema).default([]),
  availability: list(availabilitySchema).default([]),
  minPriceCents: centsSchema.nullable().default(null),
  maxPriceCents: centsSchema.nullable().default(null),
  /** Without words, relevance is the catalogue's own order. */
  sort: sortSchema.default('relevance'),
})

export const catalogueListInput = catalogueFilterSchema.extend({
  page: z.number().int().min(1).max(MAX_PAGE).default(1),
})

/** What a card needs, at most about one kilobyte. */
export const productCardSchema = z.object({
  id: idSchema,
  name: z.string(),
  brand: z.string(),
  store: storeSchema,
  category: categorySchema,
  /** Null: what its store said is too old to be shown. */
  priceCents: centsSchema.nullable(),
  originalPriceCents: centsSchema.nullable(),
  /** ISO 8601, UTC: when its store named the price; null for what the shop sells itself. */
  pricedAt: z.string().nullable(),
  discountPercentage: z.number().int().min(0).max(99),
  ratingTenths: z.number().int().min(0).max(50),
  reviewCount: z.number().int().min(0),
  stock: z.number().int().min(0),
  availability: availabilitySchema,
  /** The day on which a pre-order should reach Miami, where it is known: it can be ordered until then. */
  expectedOn: z.string().nullable(),
  featured: z.boolean(),
  image: z.string().nullable(),
  textLanguage: z.string(),
  salesPolicy: z.enum(['own', 'affiliate']),
  /** The same item at other stores, the cheapest first. In lists of one card for each item; on its own page all that is known. */
  elsewhere: z.array(elsewhereSchema),
  /** The lowest price at the visitor's destination; null where it has none. */
  landed: landedOfferSchema.nullable(),
  /** False: no service takes it there. */
  carried: z.boolean(),
})
export type ProductCard = z.infer<typeof productCardSchema>

/** A number that is exact up to its limit; `more` says that there are more. */
export const boundedCountSchema = z.object({ count: z.number().int().min(0), more: z.boolean() })
export type BoundedCount = z.infer<typeof boundedCountSchema>

export const productListSchema = z.object({
  products: z.array(productCardSchema),
  total: boundedCountSchema,
  page: z.number().int(),
  pageCount: z.number().int(),
  /** Words that were read as their nearest known spelling: what was typed → what was searched; '' for one left out. */
  corrections: z.array(z.object({ typed: z.string(), used: z.string() })),
})
export type ProductList = z.infer<typeof productListSchema>

const facet = <T extends z.ZodType>(value: T) =>
  z.array(z.object({ value, ...boundedCountSchema.shape }))
export const facetsSchema = z.object({
  categories: facet(categorySchema),
  stores: facet(storeSchema),
  availability: facet(availabilitySchema),
})
export type Facets = z.infer<typeof facetsSchema>

/** Where a weight or size comes from; an estimate says that it is one. */
export const measureSourceSchema = z.enum(['provider', 'manual', 'estimate'])

export const productDetailSchema = productCardSchema.extend({
  model: z.string(),
  /** Rows of its table: the short facts that are known, in the order of the list of parts. */
  facts: z.array(z.tuple([z.enum(FACT_PARTS), z.string()])),
  /** GTIN-14, when its store told one. */
  gtin: z.string().nullable(),
  /** As its source says, else by its name. */
  condition: z.enum(ITEM_CONDITIONS),
  images: z.array(z.string()),
  features: z.array(z.string()),
  /** What its store says in a table, without what `facts`, weight and size say already. */
  specifications: z.array(z.tuple([z.string(), z.string()])),
  description: z.string(),
  shortDescription: z.string(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  /** Pounds with two decimals, for display. */
  weightPounds: z.string(),
  weightSource: measureSourceSchema,
  /** Inches with one decimal, longest side first, or null when unknown. */
  sizeInches: z.tuple([z.string(), z.string(), z.string()]).nullable(),
  affiliateUrl: z.string().nullable(),
  originalUrl: z.string().nullable(),
  listed: z.boolean(),
  lastSyncedAt: z.string().nullable(),
  /** What of the restricted goods its name sounds like: not every service carries it. Null: of none. */
  restrictedKind: restrictedKindSchema.nullable(),
  /** One piece at the visitor's destination by each service; empty for what cannot be had. */
  landedOptions: landedOutput,
  /** Whether the shop bears what customs there ask beyond the price. */
  taxIncluded: z.boolean(),
})
export type ProductDetail = z.infer<typeof productDetailSchema>

/** Products that can be had, by store and category. */
export const stockCountsSchema = z.array(
  z.object({ store: storeSchema, category: categorySchema, ...boundedCountSchema.shape }),
)
export type StockCounts = z.infer<typeof stockCountsSchema>

/** Our identifier at each store's partner programme, as its links carry it. */
export const partnersSchema = z.record(z.enum(PARTNER_STORES), z.string())

export const suggestionsSchema = z.object({
  words: z.array(z.string()),
  products: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      store: storeSchema,
      /** Where else it can be had. */
      alsoAt: z.array(storeSchema),
      image: z.string().nullable(),
      priceCents: centsSchema.nullable(),
      /** The lowest price at the visitor's destination, as its card has it. */
      landedCents: centsSchema.nullable(),
      textLanguage: z.string(),
    }),
  ),
})
export type Suggestions = z.infer<typeof suggestionsSchema>

/** Names with commas between them, of which none may be unknown. */
const namesOf = (known: readonly string[]) =>
  oneOf(
    lineText()
      .max(200)
      .refine((text) => text === '' || text.split(',').every((name) => known.includes(name)), {
        message: 'unknown_option',
      }),
  ).optional()
const dollarText = oneOf(
  lineText().refine((text) => text === '' || DOLLARS.test(text), { message: 'not_a_number' }),
).optional()

/** The documented REST list's query: everything arrives as text; what is empty or absent narrows nothing. */
export const restProductsInput = z.object({
  search: oneOf(lineText().max(120)).optional(),
  category: namesOf(CATEGORIES),
  store: namesOf(STORES),
  minPrice: dollarText,
  maxPrice: dollarText,
  availability: namesOf(AVAILABILITIES),
  sort: namesOf(SORT_NAMES),
  page: oneOf(countTextSchema.pipe(z.number().int().min(1))).default(1),
  limit: oneOf(countTextSchema.pipe(z.number().int().min(1).max(200))).default(100),
})

/** Products by the numbers of their stores; each may be known by several. */
export const idsOfStoreInput = z.strictObject({
  items: z
    .array(
      z.strictObject({
        store: z.enum(SYNC_STORES),
        externalIds: z.array(lineText(1).max(40)).min(1).max(3),
      }),
    )
    .min(1)
    .max(3),
})
