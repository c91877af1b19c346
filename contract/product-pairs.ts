// Schemas of products of different stores that are, or may be, one item: on product pages and at the desk.
import { z } from 'zod'
import { PAIR_GROUNDS } from '#domain/match-products.ts'
import { centsSchema, idSchema, storeSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'

export const PAIR_DECISIONS = ['same', 'different'] as const
export type PairDecision = (typeof PAIR_DECISIONS)[number]

/** The cheapest offer of the same item at another store; only what can be had and has a price that may be shown. */
export const elsewhereSchema = z.object({
  id: idSchema,
  store: storeSchema,
  priceCents: centsSchema,
  /** ISO 8601, UTC: when its store named the price; null for what the shop sells itself. */
  pricedAt: z.string().nullable(),
})
export type Elsewhere = z.infer<typeof elsewhereSchema>

const pairedSchema = z.object({
  id: idSchema,
  store: storeSchema,
  name: z.string(),
  textLanguage: z.string(),
  model: z.string(),
  gtin: z.string().nullable(),
  priceCents: centsSchema,
  image: z.string().nullable(),
})

const decisionSchema = z.enum(PAIR_DECISIONS).nullable()

export const productPairSchema = z.object({
  id: idSchema,
  ground: z.enum(PAIR_GROUNDS),
  decision: decisionSchema,
  products: z.tuple([pairedSchema, pairedSchema]),
})
export type ProductPairView = z.infer<typeof productPairSchema>

export const productPairsInput = z.strictObject({
  /** What waits for a word, what the shop joined by itself, what somebody decided. */
  which: z.enum(['open', 'joined', 'decided']).default('open'),
  /** Only the pairs of this product. */
  product: idSchema.nullable().default(null),
  /** Pairs with a smaller id: the `nextBefore` of the page above. */
  before: idSchema.nullable().default(null),
})
export type ProductPairsInput = z.output<typeof productPairsInput>
export const productPairsOutput = z.object({
  pairs: z.array(productPairSchema),
  nextBefore: idSchema.nullable(),
})
export type ProductPairs = z.infer<typeof productPairsOutput>

/** Null takes the decision back. `seen` is the decision that was looked at: a newer one is not overwritten unseen. */
export const decidePairInput = z.strictObject({
  id: idSchema,
  decision: decisionSchema,
  seen: decisionSchema,
})
export type DecidePairInput = z.output<typeof decidePairInput>
export const decidePairOutput = z.union([
  z.object({ ok: z.literal(true) }),
  refusalSchema('run_moved'),
])
