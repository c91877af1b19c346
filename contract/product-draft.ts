// A product as an admin writes it: every part that can be typed, with its bounds; what a file may say, no more.
import { z } from 'zod'
import { normalGtin } from '#domain/gtin.ts'
import { plainParagraphs, plainText } from '#domain/plain-text.ts'
import { type DraftField, PRODUCT_PARTS, TEXT_PARTS, type TextPart } from '#domain/product-parts.ts'
import { pictureAddress } from '#domain/safe-image.ts'
import { toGramsRounded, toMillimetresRounded, WEIGHT_UNITS } from '#domain/units.ts'
import type { FieldFault } from './field-errors.ts'
import { categorySchema, localeSchema } from './primitives.ts'
import { lineText, seenAtLeast } from './texts.ts'

/** A hundred thousand dollars: beyond it a lost decimal separator is likelier than a product. */
const MAX_PRICE_CENTS = 10_000_000
/** Pieces of one product. */
const MAX_PIECES = 1_000_000
/** Ten tonnes and thirty metres: no parcel of this trade comes near them. */
const MAX_GRAMS = 10_000_000
const MAX_MILLIMETRES = 30_000
/** Entries and letters of the lists of a product, as imports keep them. */
export const DRAFT_LIMITS = { images: 12, entries: 40, entry: 300, pairName: 80 } as const

const fault = (message: FieldFault) => ({ message })
const line = (max: number) =>
  z
    .string()
    .max(20_000)
    .overwrite((text) => plainText(text, 20_000))
    .max(max)
const paragraphs = (max: number) =>
  z
    .string()
    .max(20_000)
    .overwrite((text) => plainParagraphs(text, 20_000))
    .max(max)
const textSchemas = Object.fromEntries(
  TEXT_PARTS.map((part) => {
    const { kind, most } = PRODUCT_PARTS[part]
    return [part, kind === 'line' ? line(most) : paragraphs(most)]
  }),
) as Record<TextPart, z.ZodString>
const barCode = z
  .string()
  .max(40)
  .overwrite((text) => normalGtin(text) ?? text)
  .refine((text) => normalGtin(text) !== null, fault('invalid'))
const priceSchema = z.number().int().min(1).max(MAX_PRICE_CENTS)
/** A day of this century: the column takes no other. */
const daySchema = z.iso.date().regex(/^20/u)
const side = z
  .number()
  .int()
  .min(1)
  .max(MAX_MILLIMETRES * 1000)
const image = z
  .string()
  .max(2048)
  .refine((address) => pictureAddress(address) !== null, fault('invalid'))

export const SIZE_UNITS = ['in', 'cm', 'mm'] as const

const weightSchema = z
  .strictObject({
    /** Thousandths of the unit. */
    thousandths: z.number().int().min(1).max(1_000_000_000),
    unit: z.enum(WEIGHT_UNITS),
  })
  .refine((weight) => toGramsRounded(weight) <= MAX_GRAMS, fault('too_big'))

const sizeSchema = z
  .strictObject({ length: side, width: side, height: side, unit: z.enum(SIZE_UNITS) })
  .refine(
    ({ unit, length, width, height }) =>
      [length, width, height].every(
        (thousandths) => toMillimetresRounded({ thousandths, unit }) <= MAX_MILLIMETRES,
      ),
    fault('too_big'),
  )

/** Amounts in US cents, measures in thousandths of their unit; texts are plain. Its keys are the parts an admin writes. */
export const productDraftSchema = z
  .strictObject({
    ...textSchemas,
    name: seenAtLeast(textSchemas.name, 1),
    /** The number under the bar code, as GTIN-14; null: none. */
    gtin: barCode.nullable(),
    category: categorySchema,
    priceCents: priceSchema,
    /** The former price, which must be higher; null: none. */
    originalPriceCents: priceSchema.nullable(),
    stock: z.strictObject({
      pieces: z.number().int().min(0).max(MAX_PIECES),
      /** Sold before there are any. */
      preOrder: z.boolean(),
    }),
    /** The day a pre-order should reach Miami, `2027-01-15`; null: nobody knows. */
    expectedOn: daySchema.nullable(),
    weight: weightSchema.nullable(),
    size: sizeSchema.nullable(),
    /** Https addresses on the stores' picture servers or on those an admin has allowed, or paths of our own; the first one stands on cards. */
    images: z.array(image).max(DRAFT_LIMITS.images),
    features: z.array(seenAtLeast(line(DRAFT_LIMITS.entry), 1)).max(DRAFT_LIMITS.entries),
    specifications: z
      .array(
        z.tuple([
          seenAtLeast(line(DRAFT_LIMITS.pairName), 1),
          seenAtLeast(line(DRAFT_LIMITS.entry), 1),
        ]),
      )
      .max(DRAFT_LIMITS.entries),
    textLanguage: localeSchema,
    hidden: z.boolean(),
    featured: z.boolean(),
    cleared: z.boolean(),
    salesPolicy: z.enum(['own', 'affiliate']),
    /** Where it is sold at its store; a link to another site is refused. */
    originalUrl: lineText().max(2048).nullable(),
  } satisfies Record<DraftField, z.ZodType>)
  .refine(
    ({ priceCents, originalPriceCents }) =>
      originalPriceCents === null || originalPriceCents > priceCents,
    { path: ['originalPriceCents'], ...fault('too_small') },
  )
export type ProductDraft = z.infer<typeof productDraftSchema>
