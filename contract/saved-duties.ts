// What a kept quote says about customs: the range of each service as it was that day, and by which rules.
import { z } from 'zod'
import type { FormalDuties } from '#domain/formal-duties.ts'
import { WEIGHT_UNITS } from '#domain/units.ts'
import { customsEstimateSchema } from './customs.ts'
import { customsCategorySchema, customsCountrySchema, customsModeSchema } from './customs-rule.ts'
import { daySchema, idSchema } from './primitives.ts'
import { pricedServiceSchema } from './shipping-quote.ts'

const whole = z.number().int()

const customsInputSchema = z.object({
  country: customsCountrySchema,
  day: daySchema,
  declaredCents: whole,
  freightCents: whole.optional(),
  insuranceCents: whole.optional(),
  weight: z.object({ thousandths: whole, unit: z.enum(WEIGHT_UNITS) }),
  category: customsCategorySchema.optional(),
  origin: z.string().nullable().optional(),
  mode: customsModeSchema.optional(),
  units: whole.optional(),
  boxes: whole.optional(),
  programme: z.boolean().optional(),
})

/** The cast is for what may be missing: zod allows it to be there as undefined, too, and JSON never brings that. */
const byServiceSchema = z.partialRecord(
  pricedServiceSchema,
  z.object({ input: customsInputSchema, estimate: customsEstimateSchema }),
) as unknown as z.ZodType<FormalDuties>

export const savedDutiesSchema = z.object({
  /** The day it was computed for, in the shop's zone. */
  day: daySchema,
  /** Numbers of the rules in force that day, in the order they were tried; a rule never changes. */
  rules: z.array(idSchema).readonly(),
  byService: byServiceSchema,
})
export type SavedDuties = z.infer<typeof savedDutiesSchema>
