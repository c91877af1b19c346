// A customs rule as it is stored, sent and entered; whether it makes sense is said by domain/customs-check.ts.
import { z } from 'zod'
import {
  CONFIDENCES,
  CUSTOMS_BASES,
  CUSTOMS_CATEGORIES,
  CUSTOMS_COUNTRIES,
  CUSTOMS_KINDS,
  CUSTOMS_MODES,
  type CustomsRule,
} from '#domain/customs-rule.ts'
import { daySchema } from './primitives.ts'
import { lineText } from './texts.ts'

export const customsCountrySchema = z.enum(CUSTOMS_COUNTRIES)
export const customsCategorySchema = z.enum(CUSTOMS_CATEGORIES)
export const customsModeSchema = z.enum(CUSTOMS_MODES)
const confidenceSchema = z.enum(CONFIDENCES)

/** Values and charges: 0 to a million dollars, in cents. */
export const MAX_CUSTOMS_CENTS = 100_000_000
export const customsCentsSchema = z.number().int().min(0).max(MAX_CUSTOMS_CENTS)

/** ISO 3166 code of the country goods were made in. */
export const originSchema = z.string().regex(/^[A-Z]{2}$/)

export const customsSourceSchema = z.object({
  title: lineText(1).max(160),
  url: z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain })
    .max(400)
    .nullable(),
  date: z
    .string()
    .regex(/^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/)
    .nullable(),
})

const basisPointsSchema = z.number().int().min(0).max(1_000_000)
const rateSchema = z.object({ low: basisPointsSchema, high: basisPointsSchema })
const categoryRateSchema = rateSchema.extend({
  confidence: confidenceSchema,
  source: customsSourceSchema,
})

const chargeSchema = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('rate'),
    rate: rateSchema.nullable(),
    categories: z.partialRecord(customsCategorySchema, categoryRateSchema).optional(),
    base: z.array(z.enum(CUSTOMS_BASES)).max(CUSTOMS_BASES.length),
    inside: z.boolean().optional(),
    aboveCents: customsCentsSchema.optional(),
    minusCents: customsCentsSchema.optional(),
  }),
  z.object({ by: z.enum(['kilogram', 'box', 'parcel']), cents: customsCentsSchema }),
])

const stepSchema = z.object({
  kind: z.enum(CUSTOMS_KINDS),
  name: lineText(1).max(40).nullable(),
  charge: chargeSchema,
  confidence: confidenceSchema,
  sources: z.array(customsSourceSchema).min(1).max(6),
})

const whenSchema = z.object({
  limitsOf: z.enum(['declared', 'cif']).optional(),
  aboveCents: customsCentsSchema.optional(),
  fromCents: customsCentsSchema.optional(),
  upToCents: customsCentsSchema.optional(),
  belowCents: customsCentsSchema.optional(),
  upToGrams: z.number().int().min(1).max(10_000_000).optional(),
  upToUnits: z.number().int().min(1).max(1000).optional(),
  categories: z.array(customsCategorySchema).optional(),
  notCategories: z.array(customsCategorySchema).optional(),
  origins: z.array(originSchema).max(60).optional(),
  notOrigins: z.array(originSchema).max(60).optional(),
  modes: z.array(customsModeSchema).optional(),
  programme: z.boolean().optional(),
})

const regimeDataSchema = z.object({
  rank: z.number().int().min(1).max(9999),
  title: lineText(1).max(120).nullable(),
  practice: z.boolean(),
  withdrawn: z.boolean(),
  when: whenSchema,
  steps: z.array(stepSchema).max(CUSTOMS_KINDS.length),
})

export const customsRuleSchema: z.ZodType<CustomsRule, CustomsRule> = z.object({
  country: customsCountrySchema,
  /** Country and a short name: `PE.express`. */
  regime: z.string().regex(/^[A-Z]{2}\.[A-Za-z0-9-]{1,40}$/),
  validFrom: daySchema.nullable(),
  validTo: daySchema.nullable(),
  confidence: confidenceSchema,
  source: customsSourceSchema,
  data: regimeDataSchema,
})
