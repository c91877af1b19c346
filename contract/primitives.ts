// The words every schema is made of: ids, money, locales and the closed lists of the shop.
import { z } from 'zod'

/** Languages of the shop; the first is the default and has no path prefix. */
export const LOCALES = ['es', 'en', 'it', 'pt'] as const
export const localeSchema = z.enum(LOCALES)
export type Locale = z.infer<typeof localeSchema>

/** Stores a product can come from (specification §1). */
export const STORES = ['amazon', 'ebay', 'aliexpress', 'walmart', 'target'] as const
export const storeSchema = z.enum(STORES)
export type Store = z.infer<typeof storeSchema>

/** The five product categories (specification §3), in the order they are shown. */
export const CATEGORIES = [
  'Electronics',
  'Clothing & Accessories',
  'Home & Garden',
  'Toys',
  'Health & Beauty',
] as const
export const categorySchema = z.enum(CATEGORIES)
export type Category = z.infer<typeof categorySchema>

/** Stock status as stored and shown; `pre_order` wins over the number in stock. */
export const AVAILABILITIES = ['in_stock', 'low_stock', 'out_of_stock', 'pre_order'] as const
export const availabilitySchema = z.enum(AVAILABILITIES)
export type Availability = z.infer<typeof availabilitySchema>

/** Our own product and order ids: positive 32-bit integers. */
export const idSchema = z.number().int().min(1).max(2_147_483_647)

/** US cents, 0 to 21 million dollars (what a 32-bit column holds). */
export const centsSchema = z.number().int().min(0).max(2_147_483_647)

/** Pieces of one product in a cart: 1 to 99. */
export const quantitySchema = z.number().int().min(1).max(99)
