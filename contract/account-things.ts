// Schemas of the things an account keeps: addresses, favourites, orders, quotes.
import { z } from 'zod'
import { FAVOURITE_PLACE } from './favourite-place.ts'
import { addressWith } from './address.ts'
import { orderAddressViewSchema, orderStateSchema } from './orders.ts'
import { centsSchema, idSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { quoteTokenSchema } from './token.ts'
import { lineText } from './texts.ts'

/** Favourites one account can keep; the newest ones stay. */
export const MAX_FAVOURITES = 500

/** An address with an optional name such as «Casa»; the fields are those of the checkout. */
/** What an account calls an address, and whether it is the one to begin with. */
export const addressManners = {
  label: lineText().max(40).default(''),
  isDefault: z.boolean().default(false),
}
const { label } = addressManners

export const addAddressInput = addressWith(addressManners)
export type AddAddressInput = z.output<typeof addAddressInput>

export const updateAddressInput = addressWith({ label, id: idSchema })
export type UpdateAddressInput = z.output<typeof updateAddressInput>

export const addressIdInput = z.strictObject({ id: idSchema })

export const addressViewSchema = orderAddressViewSchema.extend({
  id: idSchema,
  label: z.string(),
  isDefault: z.boolean(),
})
export type AddressView = z.infer<typeof addressViewSchema>

/** The default one first, then the newest. The first address of an account is its default. */
export const addressesOutput = z.array(addressViewSchema)
const changedAddresses = z.object({ ok: z.literal(true), addresses: addressesOutput })
export const addAddressOutput = z.union([changedAddresses, refusalSchema('too_many_addresses')])
export type AddAddressOutcome = z.infer<typeof addAddressOutput>
export const changeAddressOutput = changedAddresses
export type ChangedAddresses = z.infer<typeof changedAddresses>

/** Product ids, newest favourite first; unknown products are left out of what is kept. */
export const favouritesInput = z.strictObject({
  productIds: z.array(idSchema).max(MAX_FAVOURITES),
})
export type FavouritesInput = z.output<typeof favouritesInput>
export const setFavouriteInput = z.strictObject({ productId: idSchema, liked: z.boolean() })
export type SetFavouriteInput = z.output<typeof setFavouriteInput>
export const favouritesOutput = z.object({ productIds: z.array(idSchema) })
export const changeFavouritesOutput = favouritesOutput.extend({ ok: z.literal(true) })
export type Favourites = z.infer<typeof favouritesOutput>

/** Favourites per page of one's own list: as many products as one call shows. */
export const FAVOURITES_PAGE_SIZE = 24

const favouritePlaceSchema = z.string().regex(FAVOURITE_PLACE)

export const favouritesPageInput = z.strictObject({
  /** Favourites older than this one: the `nextBefore` of the page above. */
  before: favouritePlaceSchema.nullable().default(null),
})
export type FavouritesPageInput = z.output<typeof favouritesPageInput>
export const favouritesPageOutput = favouritesOutput.extend({
  nextBefore: favouritePlaceSchema.nullable(),
})
export type FavouritesPage = z.infer<typeof favouritesPageOutput>

/** Orders per page of one's own list. */
export const MY_ORDERS_PAGE_SIZE = 10

/** Quotes per page of one's own list. */
export const MY_QUOTES_PAGE_SIZE = 10

export const myQuotesInput = z.strictObject({
  /** Quotes older than this id: the `nextBefore` of the page above. */
  before: idSchema.nullable().default(null),
})
export type MyQuotesInput = z.output<typeof myQuotesInput>
const myQuoteRowSchema = z.object({
  id: idSchema,
  /** Of its link, which works for whoever has it. */
  token: quoteTokenSchema,
  /** Name and country of the destination. */
  place: z.string(),
  country: z.string(),
  pieces: z.number().int().min(1),
  /** Of the cheapest service. */
  fromCents: centsSchema,
  savedAt: z.string(),
  validUntil: z.string(),
  expired: z.boolean(),
})
export type MyQuoteRow = z.infer<typeof myQuoteRowSchema>
export const myQuotesOutput = z.object({
  quotes: z.array(myQuoteRowSchema),
  nextBefore: idSchema.nullable(),
})
export type MyQuotes = z.infer<typeof myQuotesOutput>

export const myOrdersInput = z.strictObject({
  /** Orders older than this id: the `nextBefore` of the page above. */
  before: idSchema.nullable().default(null),
})
export type MyOrdersInput = z.output<typeof myOrdersInput>

export const myOrderRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  state: orderStateSchema,
  itemCount: z.number().int(),
  totalCents: centsSchema,
  trackingNumber: z.string().nullable(),
  /** Names of the first products, for recognising the order. */
  productNames: z.array(z.object({ name: z.string(), textLanguage: z.string() })),
  placedAt: z.string(),
})
export type MyOrderRow = z.infer<typeof myOrderRowSchema>

export const myOrdersOutput = z.object({
  orders: z.array(myOrderRowSchema),
  nextBefore: idSchema.nullable(),
})
export type MyOrders = z.infer<typeof myOrdersOutput>

export const myOrderInput = z.strictObject({ number: lineText(1).max(30) })
