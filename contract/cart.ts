// What is said about carts: the copy in the browser, the row on the server, and the notices of specification §4.
import { z } from 'zod'
import { availabilitySchema, categorySchema, centsSchema, idSchema, quantitySchema, storeSchema } from './primitives.ts'

/** Different products in one cart. */
export const CART_LINE_LIMIT = 50

export const cartLineInput = z.strictObject({ productId: idSchema, quantity: quantitySchema })

export const cartLineViewSchema = z.object({
  productId: idSchema,
  name: z.string(),
  brand: z.string(),
  store: storeSchema,
  category: categorySchema,
  textLanguage: z.string(),
  image: z.string().nullable(),
  priceCents: centsSchema,
  /** The price the shopper last saw, when it is another one. */
  previousPriceCents: centsSchema.nullable(),
  quantity: quantitySchema,
  stock: z.number().int().min(0),
  availability: availabilitySchema,
  /** Why this line cannot be ordered as it stands. */
  problem: z.enum(['out_of_stock', 'not_enough_stock', 'not_sold_here']).nullable(),
  lineCents: centsSchema,
})
export type CartLineView = z.infer<typeof cartLineViewSchema>

export const cartViewSchema = z.object({
  version: z.number().int().min(0),
  lines: z.array(cartLineViewSchema),
  itemCount: z.number().int().min(0),
  subtotalCents: centsSchema,
})
export type CartView = z.infer<typeof cartViewSchema>

export const CART_NOTICES = ['added', 'quantity_updated', 'removed', 'cleared', 'limited_by_stock'] as const
export const cartNoticeSchema = z.enum(CART_NOTICES)
export type CartNotice = z.infer<typeof cartNoticeSchema>
