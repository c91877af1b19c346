// What a kept quote says about customs: the range of each service as it was that day, and by which rules.
import { z } from 'zod'
import type { FormalDuties } from '#domain/formal-duties.ts'
import { WEIGHT_UNITS } from '#domain/units.ts'
import { customsEstimateSchema } from './customs.ts'
import { customsCategorySchema, customsCountrySchema, customsModeSchema } from './customs-rule.ts'
import { daySchema, idSchema } from './primitives.ts'
import { pricedServiceSchema } from './shipping-quote.ts'

const whole = z.number().int()

/** What may be missing is never there as undefined: JSON never brings that. */
const customsInputSchema = z.object({
  country: customsCountrySchema,
  day: daySchema,
  declaredCents: whole,
  freightCents: whole.exactOptional(),
  insuranceCents: whole.exactOptional(),
  weight: z.object({ thousandths: whole, unit: z.enum(WEIGHT_UNITS) }),
  category: customsCategorySchema.exactOptional(),
  origin: z.string().nullable().exactOptional(),
  mode: customsModeSchema.exactOptional(),
  units: whole.exactOptional(),
  boxes: whole.exactOptional(),
  programme: z.boolean().exactOptional(),
})

const byServiceSchema = z.partialRecord(
  pricedServiceSchema,
  z.object({ input: customsInputSchema, estimate: customsEstimateSchema }),
) satisfies z.ZodType<FormalDuties>

export const savedDutiesSchema = z.object({
  /** The day it was computed for, in the shop's zone. */
  day: daySchema,
  /** Numbers of the rules in force that day, in the order they were tried; a rule never changes. */
  rules: z.array(idSchema).readonly(),
  byService: byServiceSchema,
})
export type SavedDuties = z.infer<typeof savedDutiesSchema>
