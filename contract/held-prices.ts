// Schemas of prices that nobody believes yet, or that somebody rejected, and of what admins decide about them.
import { z } from 'zod'
import { centsSchema, idSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { syncStoreSchema } from './sync.ts'

/**
 * Prices that changed beyond belief: not shown, and the product not sold, until somebody says yes or, where it is
 * no lost decimal separator, a run of hours later says the same; and those somebody rejected, for as long as the store repeats them.
 */
export const heldPriceSchema = z.object({
  productId: idSchema,
  provider: syncStoreSchema,
  name: z.string(),
  textLanguage: z.string(),
  priceCents: centsSchema,
  heldPriceCents: centsSchema,
  /** When the store named it; null once it is rejected. */
  since: z.string().nullable(),
  /** How long the known price may be shown. */
  until: z.string(),
})
export const heldPricesInput = z.strictObject({
  which: z.enum(['open', 'rejected']).default('open'),
  provider: syncStoreSchema.nullable().default(null),
  before: idSchema.nullable().default(null),
})
export type HeldPricesInput = z.output<typeof heldPricesInput>
export const heldPricesOutput = z.object({
  prices: z.array(heldPriceSchema),
  nextBefore: idSchema.nullable(),
})
export type HeldPrices = z.infer<typeof heldPricesOutput>
const seenPrice = z.strictObject({
  productId: idSchema,
  /** The price that was looked at, held or rejected before: a newer one is not accepted unseen. */
  heldPriceCents: centsSchema,
})
/** Prices on one page of the list. */
export const PRICES_PAGE_SIZE = 50
/** All of them, or none when one is no longer what was looked at. */
export const decidePricesInput = z.strictObject({
  prices: z.array(seenPrice).min(1).max(PRICES_PAGE_SIZE),
  accept: z.boolean(),
})
export const decidePricesOutput = z.union([
  z.object({ ok: z.literal(true) }),
  refusalSchema('run_moved'),
])
