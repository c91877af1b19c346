// The words every schema is made of: ids, money, locales and the closed lists of the shop.
import { z } from 'zod'
import { RESTRICTED_KINDS } from '#domain/shipping-services.ts'
import { AVAILABILITIES, CATEGORIES, LOCALES, SORTS, STORES } from '#domain/vocabulary.ts'

export const localeSchema = z.enum(LOCALES)
export const storeSchema = z.enum(STORES)
export const categorySchema = z.enum(CATEGORIES)
export const availabilitySchema = z.enum(AVAILABILITIES)
export const sortSchema = z.enum(SORTS)
export const restrictedKindSchema = z.enum(RESTRICTED_KINDS)

/** Our own product and order ids: positive 32-bit integers. */
export const idSchema = z.number().int().min(1).max(2_147_483_647)

/** A whole number as an address writes it: decimal digits only, no `0x10`, `1e2`, sign or empty text. */
export const countTextSchema = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number),
])

/** So many pieces, 1 to `most`, as a number or its digits: no list of one, no yes, no `0x10` stands for a count. */
export const countSchema = (most: number) => countTextSchema.pipe(z.number().int().min(1).max(most))

/** An id as an address writes it. */
export const idTextSchema = countTextSchema.pipe(idSchema)

/** The id in an address; null for whatever is none. */
export const readId = (text: unknown): number | null => idTextSchema.safeParse(text).data ?? null

/** US cents, 0 to 21 million dollars (what a 32-bit column holds). */
export const centsSchema = z.number().int().min(0).max(2_147_483_647)

/** Pieces of one product in a cart: 1 to 99. */
export const quantitySchema = z.number().int().min(1).max(99)

/** Products of the shop, each named once, with how many pieces. */
export const countedProductsSchema = z
  .array(z.strictObject({ id: idSchema, quantity: quantitySchema }))
  .refine((goods) => new Set(goods.map(({ id }) => id)).size === goods.length, 'named twice')

/** The database has no year 0. */
const YEAR = /^(?!0000)/

/** A moment, ISO 8601 in UTC, of a year after 0. */
export const momentSchema = z.iso.datetime().regex(YEAR)

/** A calendar day, `2026-01-29`, of a year after 0. */
export const daySchema = z.iso.date().regex(YEAR)
