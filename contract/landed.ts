// Prices at the door as pages are told them (domain/landed-price): each service's lines, or why it has none.
import { z } from 'zod'
import { type LandedOption, type LandedPrice, lowestPrice } from '#domain/landed-price.ts'
import { QUOTE_REFUSALS } from '#domain/quote-types.ts'
import { LANDED_EXTRAS, ORDER_SERVICES } from '#domain/shipping-services.ts'
import { centsSchema, idSchema, quantitySchema } from './primitives.ts'

export const orderServiceSchema = z.enum(ORDER_SERVICES)

/** What is added to the way of goods. */
export const extrasSchema = z.array(z.enum(LANDED_EXTRAS)).max(LANDED_EXTRAS.length)

/** The charges of goods at the door in the order they are shown. */
const LANDED_CODES = [
  'goods',
  'freight',
  'minimum_charge',
  'oversize',
  'overweight',
  'handling',
  'remote_area',
  'residential',
  'consolidation',
  'repacking',
  'packaging',
  'insurance',
  'taxes',
  'processing',
] as const
/** An order's are the same, and what its way to pay adds or takes off. */
const CHARGE_CODES = [...LANDED_CODES, 'payment_fee', 'payment_discount'] as const
/** In cents; only a discount is below zero. */
export const chargeSchema = z.strictObject({ code: z.enum(CHARGE_CODES), cents: z.number().int() })
export type Charge = z.infer<typeof chargeSchema>

/** Who pays what customs ask beyond the taxes of a price. Amounts null: the rules know no such parcel. */
export const moreCustomsSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('shop') }),
  z.object({
    by: z.literal('shopper'),
    onTop: z.object({ fromCents: centsSchema, toCents: centsSchema }).nullable(),
  }),
])
export type MoreCustoms = z.infer<typeof moreCustomsSchema>

export const landedRefusalSchema = z.enum(QUOTE_REFUSALS)

/** The one number of a list: the lowest price at the visitor's destination. Days are in transit from Miami. */
export const landedOfferSchema = z.object({
  service: orderServiceSchema,
  totalCents: centsSchema,
  minDays: z.number().int(),
  maxDays: z.number().int(),
})
export type LandedOffer = z.infer<typeof landedOfferSchema>

export const landedOptionSchema = z.discriminatedUnion('refused', [
  landedOfferSchema.extend({
    refused: z.null(),
    /** They sum to the total; charges of one kind are one line. */
    charges: z.array(chargeSchema),
    cheapest: z.boolean(),
  }),
  z.object({ service: orderServiceSchema, refused: landedRefusalSchema }),
])
export type LandedOptionView = z.infer<typeof landedOptionSchema>

export const landedInput = z.strictObject({ id: idSchema, quantity: quantitySchema })
export const landedOutput = z.array(landedOptionSchema)

/** One line for each kind of charge, whatever the number of pieces it was asked for. */
export const chargesOf = ({ lines }: LandedPrice): Charge[] => {
  const sums = Map.groupBy(lines, ({ code }) => code)
  return LANDED_CODES.flatMap((code) => {
    const found = sums.get(code)
    return found ? [{ code, cents: found.reduce((sum, line) => sum + line.cents, 0) }] : []
  })
}

const viewOffer = ({ service, totalCents, minDays, maxDays }: LandedPrice): LandedOffer => ({
  service,
  totalCents,
  minDays,
  maxDays,
})

export const viewLanded = (option: LandedOption): LandedOptionView =>
  option.refused === null
    ? {
        ...viewOffer(option),
        refused: null,
        charges: chargesOf(option),
        cheapest: option.cheapest,
      }
    : { service: option.service, refused: option.refused }

/** Null where no service carries the goods. */
export const viewLowest = (options: readonly LandedOption[]): LandedOffer | null => {
  const lowest = lowestPrice(options)
  return lowest && viewOffer(lowest)
}
