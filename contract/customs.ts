// Schemas of customs: the rules of a country, the estimate of a parcel, and the desk where rules are added.
import { z } from 'zod'
import { CUSTOMS_FAULTS, type CustomsRuleFault } from '#domain/customs-check.ts'
import { CUSTOMS_LIMITS } from '#domain/customs-match.ts'
import { CONFIDENCES, CUSTOMS_BASES, CUSTOMS_KINDS } from '#domain/customs-rule.ts'
import type { CustomsEstimate } from '#domain/customs.ts'
import { WEIGHT_UNITS } from '#domain/units.ts'
import {
  customsCategorySchema,
  customsCentsSchema,
  customsCountrySchema,
  customsModeSchema,
  customsRuleSchema,
  customsSourceSchema,
  originSchema,
} from './customs-rule.ts'
import { daySchema, idSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'

/** Rules of a country, oldest version first; with a day only those in force on it. */
export const customsRulesInput = z.strictObject({
  country: customsCountrySchema,
  day: daySchema.nullable().default(null),
})
export type CustomsRulesInput = z.output<typeof customsRulesInput>

export const customsRulesOutput = z.object({
  /** Today in the shop's zone. */
  today: daySchema,
  rules: z.array(customsRuleSchema),
})
export type CustomsRules = z.infer<typeof customsRulesOutput>

export const customsEstimateInput = z.strictObject({
  country: customsCountrySchema,
  /** The day of clearance; today unless told. */
  day: daySchema.nullable().default(null),
  declaredCents: customsCentsSchema,
  freightCents: customsCentsSchema.default(0),
  insuranceCents: customsCentsSchema.default(0),
  weight: z.strictObject({
    thousandths: z.number().int().min(0).max(100_000_000),
    unit: z.enum(WEIGHT_UNITS),
  }),
  category: customsCategorySchema.default('other'),
  origin: originSchema.nullable().default(null),
  mode: customsModeSchema.default('courier'),
  units: z.number().int().min(1).max(9999).default(1),
  boxes: z.number().int().min(1).max(99).default(1),
  programme: z.boolean().default(false),
})
export type CustomsEstimateInput = z.output<typeof customsEstimateInput>

const lineSchema = z.object({
  kind: z.enum(CUSTOMS_KINDS),
  name: z.string().nullable(),
  lowCents: z.number().int(),
  highCents: z.number().int(),
  reason: z.discriminatedUnion('by', [
    z.object({
      by: z.literal('rate'),
      rate: z.object({ low: z.number().int(), high: z.number().int() }),
      base: z.array(z.enum(CUSTOMS_BASES)),
      baseLowCents: z.number().int(),
      baseHighCents: z.number().int(),
      inside: z.boolean(),
      aboveCents: z.number().int(),
      minusCents: z.number().int(),
    }),
    z.object({ by: z.enum(['kilogram', 'box', 'parcel']), cents: z.number().int() }),
  ]),
  confidence: z.enum(CONFIDENCES),
  sources: z.array(customsSourceSchema),
})

const regimeEstimateSchema = z.object({
  regime: z.string(),
  title: z.string().nullable(),
  practice: z.boolean(),
  lines: z.array(lineSchema),
  lowCents: z.number().int(),
  highCents: z.number().int(),
  confidence: z.enum(CONFIDENCES),
  source: customsSourceSchema,
  validFrom: daySchema.nullable(),
  validTo: daySchema.nullable(),
})

export const customsEstimateSchema: z.ZodType<CustomsEstimate, CustomsEstimate> =
  z.discriminatedUnion('ok', [
    z.object({
      ok: z.literal(true),
      applies: regimeEstimateSchema,
      also: z.array(regimeEstimateSchema),
    }),
    z.object({
      ok: z.literal(false),
      code: z.enum(['over_limit', 'no_rule']),
      limits: z.array(z.enum(CUSTOMS_LIMITS)),
    }),
  ])

/** The estimate is an answer of its own kind: an ordinary import is no error of anybody's. */
export const customsEstimateOutput = z.object({ today: daySchema, estimate: customsEstimateSchema })
export type CustomsEstimateAnswer = z.infer<typeof customsEstimateOutput>

export const adminCustomsInput = z.strictObject({ country: customsCountrySchema })
export type AdminCustomsInput = z.output<typeof adminCustomsInput>

const customsRuleRowSchema = z.object({
  id: idSchema,
  rule: customsRuleSchema,
  /** Whether the program came with it. */
  builtIn: z.boolean(),
  createdAt: z.string(),
  /** Who added it; null for built-in rows and accounts that are gone. */
  createdBy: z.string().nullable(),
  /** How it stands today: replaced by a newer version, over, to come. */
  state: z.enum(['in_force', 'replaced', 'over', 'to_come', 'withdrawn']),
})
export type CustomsRuleRow = z.infer<typeof customsRuleRowSchema>

/** All rows of a country, newest first. */
export const adminCustomsOutput = z.object({
  today: daySchema,
  rows: z.array(customsRuleRowSchema),
})
export type AdminCustoms = z.infer<typeof adminCustomsOutput>

export const adminAddCustomsRuleInput = z.strictObject({
  rule: customsRuleSchema,
  /** Id of the newest row of this regime the writer saw; null: there was none. Another one meanwhile is refused. */
  basedOn: idSchema.nullable(),
})
export type AdminAddCustomsRuleInput = z.output<typeof adminAddCustomsRuleInput>

const faultSchema = z.object({
  code: z.enum(CUSTOMS_FAULTS),
  step: z.number().int().nullable(),
}) satisfies z.ZodType<CustomsRuleFault>

export const adminAddCustomsRuleOutput = z.union([
  z.object({ ok: z.literal(true), id: idSchema }),
  refusalSchema('customs_rule_faulty', { faults: z.array(faultSchema) }),
  refusalSchema('changed_meanwhile'),
])
export type AdminAddCustomsRuleOutcome = z.infer<typeof adminAddCustomsRuleOutput>
