// Schemas of carts: the copy in the browser, the row on the server, and the notices of specification §4.
import { z } from 'zod'
import { extrasSchema, landedOfferSchema, orderServiceSchema } from './landed.ts'
import { MOST_PRODUCTS } from './quoted-products.ts'
import { quoteTokenSchema } from './token.ts'
import { destinationCodeSchema } from './shipping-quote.ts'
import {
  availabilitySchema,
  categorySchema,
  centsSchema,
  countedProductsSchema,
  idSchema,
  quantitySchema,
  restrictedKindSchema,
  storeSchema,
} from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'

/** Different products in one cart. */
export const CART_LINE_LIMIT = MOST_PRODUCTS

/** Grows with every change of a cart; a copy with the larger version is the newer one. */
export const cartVersionSchema = z.number().int().min(0).max(2_147_483_647)

/** A copy may name any version up to here; from there on a cart can still change a billion times. */
const copyVersionSchema = z.number().int().min(0).max(1_000_000_000)

export const cartLineInput = z.strictObject({ productId: idSchema, quantity: quantitySchema })
export type CartLineInput = z.infer<typeof cartLineInput>

export const addItemInput = cartLineInput.extend({ quantity: quantitySchema.default(1) })

/** A quantity below 1 removes the item (specification §4). */
export const setQuantityInput = z.strictObject({
  productId: idSchema,
  quantity: z.number().int().min(-1).max(99),
})

export const removeItemInput = z.strictObject({ productId: idSchema })

/** A copy from browser storage; it replaces the stored cart only when its version is the larger one. */
export const replaceCartInput = z.strictObject({
  version: copyVersionSchema,
  lines: z.array(cartLineInput).max(CART_LINE_LIMIT),
})
export type ReplaceCartInput = z.infer<typeof replaceCartInput>

const chosenBy = { service: orderServiceSchema }
/**
 * Goods with the price they were shown at: products by a service to a destination, or those of a kept quote at its
 * price. `replace`: the cart holds nothing else afterwards.
 */
export const sendGoodsInput = z.union([
  z.strictObject({
    ...chosenBy,
    goods: countedProductsSchema.min(1).max(MOST_PRODUCTS),
    destination: destinationCodeSchema,
    extras: extrasSchema,
  }),
  z.strictObject({ ...chosenBy, quote: quoteTokenSchema, replace: z.boolean().default(false) }),
])
export type SendGoodsInput = z.output<typeof sendGoodsInput>

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
  problem: z.enum(['out_of_stock', 'not_carried', 'not_enough_stock', 'not_sold_here']).nullable(),
  /** The only services that take it to the visitor's destination; null: all that go there. */
  onlyBy: z.array(orderServiceSchema).nullable(),
  /** All services that take it are closed for now. */
  waits: z.boolean(),
  /** What of the restricted goods its name sounds like. */
  restrictedKind: restrictedKindSchema.nullable(),
  lineCents: centsSchema,
})
export type CartLineView = z.infer<typeof cartLineViewSchema>

export const cartViewSchema = z.object({
  version: cartVersionSchema,
  lines: z.array(cartLineViewSchema),
  itemCount: z.number().int().min(0),
  subtotalCents: centsSchema,
  /**
   * The lowest price of all of it at the visitor's destination, and whether the shop bears what customs ask beyond it;
   * null where it cannot be ordered as it stands.
   */
  landed: landedOfferSchema.extend({ taxIncluded: z.boolean() }).nullable(),
})
export type CartView = z.infer<typeof cartViewSchema>

/** `limited_by_stock`: fewer pieces than asked for; `repaired`: lines of a copy could not be kept. */
export const CART_NOTICES = [
  'added',
  'quantity_updated',
  'removed',
  'cleared',
  'limited_by_stock',
  'repaired',
] as const
export const cartNoticeSchema = z.enum(CART_NOTICES)
export type CartNotice = z.infer<typeof cartNoticeSchema>

const changed = z.object({
  ok: z.literal(true),
  cart: cartViewSchema,
  notice: cartNoticeSchema.nullable(),
})

/** What every change that cannot be refused answers. */
export const cartChangeOutput = changed
export type CartChange = z.infer<typeof cartChangeOutput>

/** Only for a first item: this address has created too many carts. */
const tooMany = refusalSchema('too_many_requests', { retryAfterSeconds: z.number().int().min(1) })

/** A copy may create the cart, too. */
export const replaceCartOutput = z.union([changed, tooMany])
export type ReplaceCartOutcome = z.infer<typeof replaceCartOutput>

export const addItemOutput = z.union([
  changed,
  refusalSchema('product_not_found'),
  refusalSchema('not_sold_here'),
  refusalSchema('out_of_stock'),
  refusalSchema('not_carried'),
  refusalSchema('cart_full'),
  tooMany,
])
export type AddItemOutcome = z.infer<typeof addItemOutput>

export const sendGoodsOutput = z.union([
  changed,
  refusalSchema('product_not_found'),
  refusalSchema('not_sold_here'),
  refusalSchema('out_of_stock'),
  refusalSchema('cart_full'),
  // A kept price is that of its goods alone.
  refusalSchema('cart_has_others'),
  refusalSchema('unknown_destination'),
  tooMany,
])
export type SendGoodsOutcome = z.infer<typeof sendGoodsOutput>
