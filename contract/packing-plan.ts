// What a plan of a consolidation answers, as domain/packing/consolidation-types says it.
import { z } from 'zod'
import { packingBoxSchema } from './packing.ts'
import { quoteOptionSchema } from './quote-answer.ts'
import { refusalSchema } from './refusal-schema.ts'
import { pricedServiceSchema } from './shipping-quote.ts'

const whole = z.number().int()

const placedSchema = z.object({
  cargo: whole,
  x0: whole,
  y0: whole,
  z0: whole,
  x1: whole,
  y1: whole,
  z1: whole,
})

const partSchema = z.object({
  thousandths: whole,
  centsPerUnit: whole,
  flatCents: whole,
  cents: whole,
})

const freightSchema = z.object({
  cents: whole,
  reason: z.object({
    piece: whole,
    basis: z.enum(['actual_weight', 'volumetric_weight', 'volume', 'piece']),
    unit: z.enum(['lb', 'kg', 'ft3', 'm3', 'piece']),
    actualPoundsThousandths: whole,
    volumetricPoundsThousandths: whole,
    cubicFeetThousandths: whole,
    billedThousandths: whole,
    minimumApplied: z.boolean(),
    pricedThousandths: whole,
    centsPerUnit: whole,
    flatCents: whole,
    parts: z.array(partSchema).readonly(),
  }),
})

const parcelSchema = z.object({
  /** Place in `boxes`; null: as it is. */
  box: whole.nullable(),
  /** How many of each row. */
  counts: z.array(whole).readonly(),
  /** In millimetres, in the order of loading; empty for a parcel as it is. */
  placed: z.array(placedSchema).readonly(),
  freight: freightSchema,
  cartonCents: whole,
  cartonExample: z.boolean(),
})
export type PlannedParcelView = z.infer<typeof parcelSchema>

const planned = z.object({
  service: pricedServiceSchema,
  refused: z.null(),
  answer: z.enum(['together', 'apart_is_cheaper', 'single_piece', 'no_box_fits', 'not_measured']),
  parcels: z.array(parcelSchema).readonly().nullable(),
  feeCents: whole,
  otherCents: whole,
  apartCents: whole,
  comparison: z.object({ togetherCents: whole, savingCents: whole }).nullable(),
  example: z.boolean(),
  minDays: whole,
  maxDays: whole,
})
export type PlannedService = z.infer<typeof planned>

const [, ...refusals] = quoteOptionSchema.options
export const servicePlanSchema = z.discriminatedUnion('refused', [planned, ...refusals])
export type ServicePlanView = z.infer<typeof servicePlanSchema>

export const planOutput = z.union([
  z.object({
    ok: z.literal(true),
    boxes: z.array(packingBoxSchema),
    plans: z.array(servicePlanSchema).readonly(),
  }),
  refusalSchema('unknown_destination'),
])
export type PlanOutput = z.infer<typeof planOutput>
