// What is asked when a shipment is quoted: a form's or a program's own words, checked field by field.
import { z } from 'zod'
import {
  MAX_DECLARED_CENTS,
  MAX_QUANTITY,
  MAX_ROWS,
  type MeasureFault,
  sideFault,
  weightFault,
} from '#domain/quote-piece-faults.ts'
import { GOODS, PRICED_SERVICES, RESTRICTED_KINDS } from '#domain/shipping-services.ts'
import { LENGTH_UNITS, WEIGHT_UNITS } from '#domain/units.ts'
import { CATEGORIES } from '#domain/vocabulary.ts'
import { countSchema } from './primitives.ts'
import { lineText } from './texts.ts'
import { dollarsSchema, thousandthsSchema } from './typed-numbers.ts'

export const pricedServiceSchema = z.enum(PRICED_SERVICES)
export const goodsSchema = z.enum(GOODS)
export const destinationCodeSchema = lineText().regex(/^[a-z]{2}-[a-z0-9-]{2,40}$/)
export const lengthUnitSchema = z.enum(LENGTH_UNITS)
export const weightUnitSchema = z.enum(WEIGHT_UNITS)
export const contentsSchema = z.enum([...CATEGORIES, ...RESTRICTED_KINDS])

/** A piece as a form or a program names it: one unit for the three sides unless told, the value in dollars. */
const typedPieceSchema = z.strictObject({
  weight: thousandthsSchema,
  weightUnit: weightUnitSchema.default('lb'),
  length: thousandthsSchema,
  width: thousandthsSchema,
  height: thousandthsSchema,
  sizeUnit: lengthUnitSchema.default('cm'),
  /** Of a side that was measured in another unit than the rest. */
  sideUnits: z
    .strictObject({ length: lengthUnitSchema, width: lengthUnitSchema, height: lengthUnitSchema })
    .partial()
    .default({}),
  quantity: countSchema(MAX_QUANTITY).default(1),
  /** What one of the pieces is worth, in US dollars. */
  declaredValue: dollarsSchema(MAX_DECLARED_CENTS).default(0),
  goods: goodsSchema.default('parcel'),
  category: contentsSchema.nullable().default(null),
  description: lineText().max(500).default(''),
  estimated: z.boolean().optional(),
})

/** The same with its measures checked and put together, as the domain takes it. */
export const quotePieceSchema = typedPieceSchema.transform((typed, context) => {
  const { weight, weightUnit, length, width, height, sizeUnit, sideUnits, declaredValue, ...rest } =
    typed
  const side = (name: 'length' | 'width' | 'height', thousandths: number) => ({
    thousandths,
    unit: sideUnits[name] ?? sizeUnit,
  })
  const piece = {
    ...rest,
    weight: { thousandths: weight, unit: weightUnit },
    box: {
      length: side('length', length),
      width: side('width', width),
      height: side('height', height),
    },
    declaredCents: declaredValue,
  }
  const blame = (field: string, message: MeasureFault | null) => {
    if (message) context.addIssue({ code: 'custom', message, path: [field], input: typed })
  }
  blame('weight', weightFault(piece.weight))
  for (const name of ['length', 'width', 'height'] as const) blame(name, sideFault(piece.box[name]))
  return piece
})

const typedQuote = {
  /** Everything leaves from Miami. */
  origin: z.literal('miami').default('miami'),
  destination: destinationCodeSchema,
  pieces: z.array(quotePieceSchema).min(1).max(MAX_ROWS),
  insurance: z.boolean().default(false),
  packaging: z.boolean().default(false),
  repacking: z.boolean().default(false),
  residential: z.boolean().default(false),
  consolidate: z.boolean().default(false),
  /** Only these services; null: all of them. */
  services: z
    .array(pricedServiceSchema)
    .min(1)
    .max(PRICED_SERVICES.length)
    .nullable()
    .default(null),
}
export const quoteInput = z.strictObject(typedQuote)
export type QuoteRequest = z.output<typeof quoteInput>
/** As a form or a program writes it. */
export type TypedQuote = z.input<typeof quoteInput>
