// Schemas of the checkout: the quote by service, and placing an order with every no it can get.
import { z } from 'zod'
import { cartVersionSchema, cartViewSchema } from './cart.ts'
import { rateViewSchema } from './currency.ts'
import { addressCountrySchema, orderAddressSchema } from './address.ts'
import { freightReasonSchema } from './orders.ts'
import { centsSchema, idSchema, idTextSchema } from './primitives.ts'
import {
  chargeSchema,
  extrasSchema,
  landedRefusalSchema,
  moreCustomsSchema,
  orderServiceSchema,
} from './landed.ts'
import { refusalSchema } from './refusal-schema.ts'
import { destinationNameSchema } from './destination-name.ts'
import { suspensionSchema } from './quote-answer.ts'
import { blockText, lineText } from './texts.ts'

/**
 * `address`: as far as it is known where the goods go; left out, to the visitor's destination. `extras` left out: those
 * that were chosen with the goods.
 */
export const checkoutQuoteInput = z.strictObject({
  address: z
    .strictObject({
      country: addressCountrySchema,
      state: lineText().max(80),
      city: lineText().max(80),
    })
    .optional(),
  extras: extrasSchema.optional(),
})
export type CheckoutQuoteInput = z.output<typeof checkoutQuoteInput>

export const checkoutOptionSchema = z.object({
  service: orderServiceSchema,
  charges: z.array(chargeSchema),
  totalCents: centsSchema,
  freight: freightReasonSchema,
  minDays: z.number().int(),
  maxDays: z.number().int(),
  rateCardVersion: z.string(),
  customs: moreCustomsSchema,
})
export type CheckoutOption = z.infer<typeof checkoutOptionSchema>

export const checkoutClosedSchema = z.object({
  service: orderServiceSchema,
  refused: landedRefusalSchema,
  suspension: suspensionSchema.nullable(),
})
export type CheckoutClosed = z.infer<typeof checkoutClosedSchema>

/** The way to an order: its number, and the secret half of its link. */
export const placedSchema = z.object({ number: z.string(), key: z.string() })
export type Placed = z.infer<typeof placedSchema>

/**
 * `held`: the options have its prices, with goods at what they cost now. Else they are priced anew: its seven days are
 * over (`expired`), or it is for another place or other extras (`differs`). `totals` are its own.
 */
export const keptPriceSchema = z.object({
  state: z.enum(['held', 'expired', 'differs']),
  validUntil: z.string(),
  place: z.string(),
  totals: z.array(z.object({ service: orderServiceSchema, totalCents: centsSchema })),
})
export type KeptPrice = z.infer<typeof keptPriceSchema>

export const checkoutQuoteOutput = z.union([
  z.object({
    ok: z.literal(true),
    cart: cartViewSchema,
    /** Where the prices are for. */
    destination: destinationNameSchema,
    /** As they were asked for. */
    extras: extrasSchema,
    /** Chosen with the goods. */
    service: orderServiceSchema.nullable(),
    /** The kept quote of these goods; null: there is none. */
    kept: keptPriceSchema.nullable(),
    /** One per service that takes the goods. */
    options: z.array(checkoutOptionSchema),
    /** The services that go there and do not take these goods now; a closed route with its notice. */
    closed: z.array(checkoutClosedSchema),
    /** Products without a weight or size of their own: their category's usual one was taken. */
    estimatedProductIds: z.array(idSchema),
    /** How long an order may be paid. */
    payHours: z.number().int(),
    /** How long the pieces of this visitor are held before a payment is reported. */
    holdHours: z.number().int(),
    /** By which rate bolivars would be agreed on now; null: they cannot be chosen. */
    bolivarRate: rateViewSchema.nullable(),
  }),
  /** `placed`: what the caller ordered within the last hour, for whoever never saw the answer. */
  refusalSchema('cart_empty', { placed: placedSchema.nullable() }),
])
export type CheckoutQuote = z.infer<typeof checkoutQuoteOutput>

export const emailSchema = z.string().trim().toLowerCase().pipe(z.email().max(254))

export const placeOrderInput = z.strictObject({
  /** Made once per checkout form; a retry carries the same one. */
  idempotencyKey: z.uuid(),
  email: emailSchema,
  shippingAddress: orderAddressSchema,
  /** Null: the same as the shipping address. */
  billingAddress: orderAddressSchema.nullable(),
  service: orderServiceSchema,
  extras: extrasSchema.default([]),
  /** The id of a way to pay that is offered. */
  paymentMethod: idTextSchema,
  note: blockText().max(500).default(''),
  /** The total the shopper saw, with what the way to pay adds; any other one is refused before anything is placed. */
  expectedTotalCents: centsSchema,
  /** The shopper saw that the shop pays what customs ask on top; refused where it no longer does. */
  expectedCustomsByShop: z.boolean().default(false),
  cartVersion: cartVersionSchema,
})
export type PlaceOrderInput = z.output<typeof placeOrderInput>

const lineSchema = z.object({ productId: idSchema, name: z.string(), textLanguage: z.string() })

export const placeOrderOutput = z.union([
  placedSchema.extend({ ok: z.literal(true) }),
  refusalSchema('cart_empty'),
  refusalSchema('cart_changed', { cart: cartViewSchema }),
  refusalSchema('request_reused'),
  // The service does not take these goods, or no longer does: closed, taken off the route, beyond its limits.
  z.object({ ok: z.literal(false), code: landedRefusalSchema }),
  refusalSchema('method_gone'),
  refusalSchema('method_amount'),
  // Bolivars without a rate that is good and young enough.
  refusalSchema('no_rate'),
  refusalSchema('too_many_requests', { retryAfterSeconds: z.number().int().min(1) }),
  refusalSchema('not_sold_here', { lines: z.array(lineSchema) }),
  refusalSchema('not_carried', { lines: z.array(lineSchema) }),
  refusalSchema('out_of_stock', {
    lines: z.array(lineSchema.extend({ requested: z.number().int(), available: z.number().int() })),
  }),
  refusalSchema('customs_changed'),
  refusalSchema('price_changed', {
    expectedTotalCents: centsSchema,
    totalCents: centsSchema,
    /** What `customs_changed` says is so as well. */
    customsChanged: z.boolean(),
    charges: z.array(chargeSchema),
    lines: z.array(lineSchema.extend({ seenCents: centsSchema, currentCents: centsSchema })),
  }),
])
export type PlaceOrderOutcome = z.infer<typeof placeOrderOutput>
