// A rate card as a schema: what an admin may write, and what the browser gets to compute while somebody types.
import { z } from 'zod'
import type { RateCard } from '#domain/rate-card.ts'
import { RESTRICTED_KINDS } from '#domain/shipping-services.ts'
import {
  goodsSchema,
  lengthUnitSchema,
  pricedServiceSchema,
  weightUnitSchema,
} from './shipping-quote.ts'

const cents = z.number().int().min(0).max(100_000_000)
const thousandths = z.number().int().min(0).max(1_000_000_000)
const roundingSchema = z.enum(['up', 'nearest'])
export const zoneSchema = z.string().regex(/^[a-z]{2}$/)

const bracketSchema = z.strictObject({
  fromThousandths: thousandths,
  centsPerUnit: cents,
  flatCents: cents,
})
/** Starts only, the first at 0, each above the one before: nothing can be left out or said twice. */
export const bracketsSchema = z
  .array(bracketSchema)
  .min(1)
  .max(40)
  .refine((list) => list[0]?.fromThousandths === 0, 'invalid')
  .refine(
    (list) =>
      list.every(
        (each, at) => at === 0 || each.fromThousandths > (list[at - 1]?.fromThousandths ?? 0),
      ),
    'invalid',
  )
  .readonly()

const stepsSchema = z
  .array(z.strictObject({ fromThousandths: thousandths, cents }))
  .min(1)
  .max(20)
  .readonly()
const surchargeSchema = z.discriminatedUnion('code', [
  z.strictObject({
    code: z.literal('oversize'),
    measure: z.enum(['longest_side', 'length_plus_girth']),
    unit: z.enum(['in', 'cm']),
    steps: stepsSchema,
  }),
  z.strictObject({ code: z.literal('overweight'), unit: z.enum(['lb', 'kg']), steps: stepsSchema }),
])

const positive = z.number().int().min(1).max(1_000_000_000)
const lengthLimit = z.strictObject({ thousandths: positive, unit: lengthUnitSchema }).nullable()

const cardFields = {
  service: pricedServiceSchema,
  zone: zoneSchema,
  basis: z.enum(['chargeable_weight', 'volume', 'piece']),
  unit: z.enum(['lb', 'kg', 'ft3', 'm3', 'piece']),
  brackets: bracketsSchema,
  bracketsApply: z.enum(['whole', 'part']),
  rounding: roundingSchema,
  stepThousandths: positive,
  minimumThousandths: thousandths,
  minimumCents: cents,
  volumetric: z.strictObject({
    counts: z.boolean(),
    per: z.enum(['in3_per_lb', 'cm3_per_kg', 'kg_per_m3']),
    value: z.number().int().min(1).max(100_000),
    sides: z.strictObject({ unit: z.enum(['in', 'cm']), rounding: roundingSchema }).nullable(),
    aboveCubicInches: z.number().int().min(0).max(10_000_000),
    freeExcessThousandths: thousandths,
  }),
  carries: z.array(goodsSchema).min(1).readonly(),
  refuses: z.array(z.enum(RESTRICTED_KINDS)).readonly(),
  limits: z.strictObject({
    pieceWeight: z.strictObject({ thousandths: positive, unit: weightUnitSchema }).nullable(),
    longestSide: lengthLimit,
    lengthPlusGirth: lengthLimit,
    declaredCents: cents.nullable(),
    pieces: z.number().int().min(1).max(5000).nullable(),
  }),
  surcharges: z.array(surchargeSchema).max(10).readonly(),
  handlingCents: cents,
  residentialCents: cents,
  insurance: z.strictObject({
    basisPoints: z.number().int().min(0).max(10_000),
    freeCents: cents,
    minimumCents: cents,
    stepCents: cents,
  }),
  packagingCents: cents,
  repackingCents: cents,
  confirmed: z.boolean(),
  extrasConfirmed: z.boolean(),
}

const UNITS_OF_BASIS: Record<RateCard['basis'], readonly RateCard['unit'][]> = {
  chargeable_weight: ['lb', 'kg'],
  volume: ['ft3', 'm3'],
  piece: ['piece'],
}

/** A card without its version, which the shop gives it. */
export const rateCardDraftSchema = z
  .strictObject(cardFields)
  .refine(({ basis, unit }) => UNITS_OF_BASIS[basis].includes(unit), {
    path: ['unit'],
    message: 'unknown_option',
  })
export type RateCardDraft = z.output<typeof rateCardDraftSchema>

export const rateCardSchema = z.object({ ...cardFields, version: z.string() })

const feeFields = { confirmed: z.boolean() }
export const consolidationFeesDraftSchema = z.strictObject({
  ...feeFields,
  perPieceCents: cents,
  minimumCents: cents,
})
export const consolidationFeesSchema = consolidationFeesDraftSchema.extend({ version: z.string() })

const day = z.number().int().min(1).max(3650)
export const mailboxFeesDraftSchema = z.strictObject({
  ...feeFields,
  freeDays: z.number().int().min(0).max(3650),
  storage: z
    .array(z.strictObject({ fromDay: day, centsPerDay: cents }))
    .max(10)
    .readonly(),
  disposalAfterDays: day.nullable(),
  photoCents: cents,
  contentCheckCents: cents,
  returnCents: cents,
  wrongSuiteCents: cents,
})
export const mailboxFeesSchema = mailboxFeesDraftSchema.extend({ version: z.string() })
