// What a quote answers by service, as domain/quote-types says it: lines with their reasons, or why not.
import { z } from 'zod'
import { RESTRICTED_KINDS } from '#domain/shipping-services.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import {
  contentsSchema,
  goodsSchema,
  lengthUnitSchema,
  pricedServiceSchema,
  weightUnitSchema,
} from './shipping-quote.ts'

const whole = z.number().int()

export const measureSchema = z.object({ thousandths: whole, unit: weightUnitSchema })
export const lengthSchema = z.object({ thousandths: whole, unit: lengthUnitSchema })

/** A text in every language of the shop. */
export const textsSchema = z.object(
  Object.fromEntries(LOCALES.map((locale) => [locale, z.string()])) as Record<Locale, z.ZodString>,
)

export const suspensionSchema = z.object({
  since: z.string(),
  until: z.string().nullable(),
  notice: textsSchema,
})

const partSchema = z.object({
  thousandths: whole,
  centsPerUnit: whole,
  flatCents: whole,
  cents: whole,
})

const freightSchema = z.object({
  piece: whole,
  quantity: whole,
  centsEach: whole,
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
})

const line = { cents: whole, example: z.boolean() }
const each = { piece: whole.nullable(), quantity: whole, centsEach: whole }

export const quoteLineSchema = z.discriminatedUnion('code', [
  z.object({ ...line, code: z.literal('goods'), reason: z.object({ pieces: whole }) }),
  z.object({ ...line, code: z.literal('freight'), reason: freightSchema }),
  z.object({
    ...line,
    code: z.literal('minimum_charge'),
    reason: z.object({ minimumCents: whole }),
  }),
  z.object({
    ...line,
    code: z.enum(['oversize', 'overweight']),
    reason: z.object({
      ...each,
      measure: z.enum(['longest_side', 'length_plus_girth', 'weight']),
      fromThousandths: whole,
      unit: z.enum(['in', 'cm', 'lb', 'kg']),
    }),
  }),
  z.object({
    ...line,
    code: z.enum(['handling', 'packaging', 'repacking']),
    reason: z.object(each),
  }),
  z.object({
    ...line,
    code: z.literal('consolidation'),
    reason: z.object({ ...each, minimumApplied: z.boolean(), version: z.string() }),
  }),
  z.object({
    ...line,
    code: z.enum(['residential', 'remote_area', 'processing']),
    reason: z.null(),
  }),
  z.object({
    ...line,
    code: z.literal('insurance'),
    reason: z.object({
      declaredCents: whole,
      basisPoints: whole,
      freeCents: whole,
      minimumApplied: z.boolean(),
    }),
  }),
  z.object({
    ...line,
    code: z.literal('taxes'),
    reason: z.object({ declaredCents: whole, basisPoints: whole }),
  }),
])

const service = { service: pricedServiceSchema }
const refused = <const C extends string, S extends z.ZodRawShape>(code: C, details: S) =>
  z.object({ ...service, refused: z.literal(code), ...details })

export const quoteOptionSchema = z.discriminatedUnion('refused', [
  z.object({
    ...service,
    refused: z.null(),
    lines: z.array(quoteLineSchema).readonly(),
    totalCents: whole,
    minDays: whole,
    maxDays: whole,
    cardVersion: z.string(),
    example: z.boolean(),
    cheapest: z.boolean(),
    fastest: z.boolean(),
  }),
  refused('not_served', {}),
  refused('route_suspended', { suspension: suspensionSchema }),
  refused('not_for_goods', { piece: whole, carries: z.array(goodsSchema).readonly() }),
  refused('restricted_item', {
    piece: whole,
    kind: z.enum(RESTRICTED_KINDS),
    word: z.string().nullable(),
  }),
  refused('too_heavy', { piece: whole, limit: measureSchema }),
  refused('too_large', {
    piece: whole,
    measure: z.enum(['longest_side', 'length_plus_girth']),
    limit: lengthSchema,
  }),
  refused('too_dear', { declaredCents: whole, limitCents: whole }),
  refused('too_many_pieces', { pieces: whole, limit: whole }),
])
export type QuoteOptionView = z.infer<typeof quoteOptionSchema>

/** What a kept quote was asked, measured and checked. */
export const quoteRequestSchema = z.object({
  pieces: z
    .array(
      z.object({
        weight: measureSchema,
        box: z.object({ length: lengthSchema, width: lengthSchema, height: lengthSchema }),
        quantity: whole,
        declaredCents: whole,
        goods: goodsSchema,
        category: contentsSchema.nullable(),
        description: z.string(),
        estimated: z.boolean().optional(),
        productId: whole.optional(),
      }),
    )
    .readonly(),
  insurance: z.boolean(),
  packaging: z.boolean(),
  repacking: z.boolean(),
  residential: z.boolean(),
  consolidate: z.boolean(),
  services: z.array(pricedServiceSchema).readonly().nullable(),
})
