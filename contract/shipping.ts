// Schemas of shipping: services, destinations, the tariff a browser computes with, quotes and stored quotes.
import { z } from 'zod'
import { QUOTE_REFUSALS } from '#domain/quote-types.ts'
import {
  DEFAULT_DESTINATION,
  SERVICE_SLUGS,
  SERVICE_TYPES,
  SERVICES,
} from '#domain/shipping-services.ts'
import { destinationNameSchema } from './destination-name.ts'
import { categorySchema, centsSchema, idSchema } from './primitives.ts'
import { lengthSchema, measureSchema, quoteOptionSchema, suspensionSchema } from './quote-answer.ts'
import { consolidationFeesSchema, mailboxFeesSchema, rateCardSchema } from './rate-card.ts'
import { MOST_PRODUCTS } from './quoted-products.ts'
import { refusalSchema } from './refusal-schema.ts'
import { destinationCodeSchema, pricedServiceSchema } from './shipping-quote.ts'

const whole = z.number().int()
export const serviceSchema = z.enum(SERVICES)

export const servicesInput = z.strictObject({
  destination: destinationCodeSchema.default(DEFAULT_DESTINATION),
})

/** One service as documented, and what our pages show beside it. Prices are US dollars with two decimals. */
export const shippingServiceViewSchema = z.object({
  id: whole,
  name: z.string(),
  description: z.string(),
  type: z.enum(SERVICE_TYPES),
  minDeliveryDays: whole,
  maxDeliveryDays: whole,
  /** The least a shipment costs, freight alone. */
  basePrice: z.string(),
  /** Per `weightUnit`. */
  pricePerWeight: z.string(),
  weightUnit: z.enum(['lb', 'kg', 'ft3', 'm3', 'piece']),
  hasTracking: z.boolean(),
  code: serviceSchema,
  slug: z.enum(Object.values(SERVICE_SLUGS)),
  /** The figures are examples until an admin confirms them. */
  example: z.boolean(),
  /** Whether it goes to the destination at all. */
  served: z.boolean(),
  suspension: suspensionSchema.nullable(),
})
export type ShippingServiceView = z.infer<typeof shippingServiceViewSchema>
/** Services in the order they are shown; fee services come last and cost nothing to carry. */
export const servicesOutput = z.array(shippingServiceViewSchema)

export const destinationViewSchema = destinationNameSchema.extend({
  region: z.string(),
  services: z.array(
    z.object({
      service: pricedServiceSchema,
      minDays: whole,
      maxDays: whole,
      suspended: z.boolean(),
    }),
  ),
})
export const chooseDestinationInput = z.strictObject({ destination: destinationCodeSchema })
export const chooseDestinationOutput = z.union([
  z.object({ ok: z.literal(true) }),
  refusalSchema('unknown_destination'),
])
export type DestinationView = z.infer<typeof destinationViewSchema>
export const destinationsOutput = z.array(destinationViewSchema)

export const tariffInput = z.strictObject({ destination: destinationCodeSchema })
/** As `Tariff` of domain/shipping-tariff: `quoteServices` computes with it. */
export const tariffSchema = z.object({
  destination: z.object({
    code: z.string(),
    country: z.string(),
    remoteCents: whole,
    remoteConfirmed: z.boolean(),
    taxBasisPoints: whole,
    taxConfirmed: z.boolean(),
    taxIncluded: z.boolean(),
  }),
  services: z
    .array(
      z.object({
        service: pricedServiceSchema,
        card: rateCardSchema,
        minDays: whole,
        maxDays: whole,
        suspension: suspensionSchema.nullable(),
      }),
    )
    .readonly(),
  consolidation: consolidationFeesSchema,
})
/** With what the shop takes once for each order. */
export const tariffOutput = tariffSchema.extend({ processingCents: centsSchema })

export const feesOutput = z.object({
  consolidation: consolidationFeesSchema,
  mailbox: mailboxFeesSchema,
})

export const quoteSchema = z.object({
  options: z.array(quoteOptionSchema).readonly(),
  pieces: whole,
  declaredCents: whole,
  poundsThousandths: whole,
  cubicFeetThousandths: whole,
})
export const quoteAnswer = { destination: destinationViewSchema, quote: quoteSchema }

/** Refusals of a service; a quote in which every service refuses answers with the first of them. */
export const everyServiceRefuses = z.object({
  ok: z.literal(false),
  code: z.enum(QUOTE_REFUSALS),
  ...quoteAnswer,
})

/** At least one price, or why there is none; the options say both in full. */
export const quoteOutput = z.union([
  z.object({ ok: z.literal(true), ...quoteAnswer }),
  everyServiceRefuses,
  refusalSchema('unknown_destination'),
])
export type QuoteOutput = z.infer<typeof quoteOutput>

export const packedProductsInput = z.strictObject({ ids: z.array(idSchema).max(MOST_PRODUCTS) })
/** Products as parcels, in the order asked; unknown ones are left out. */
export const packedProductsOutput = z.array(
  z.object({
    id: idSchema,
    name: z.string(),
    textLanguage: z.string(),
    category: categorySchema,
    /** 0: what its store said is too old to be shown. */
    priceCents: centsSchema,
    weight: measureSchema,
    box: z.object({ length: lengthSchema, width: lengthSchema, height: lengthSchema }),
    /** An admin found that it may travel, whatever its name sounds like. */
    cleared: z.boolean(),
    /** It can be put into the cart now. */
    sold: z.boolean(),
    /** Weight or size are the category's usual ones, because the product's are not known. */
    estimated: z.boolean(),
  }),
)
export type PackedProduct = z.infer<typeof packedProductsOutput>[number]
