// Schemas of packing: the shop's cartons, and plans of what goes together into which of them.
import { z } from 'zod'
import { MAX_PLANNED_KINDS, MAX_PLANNED_PIECES } from '#domain/packing/consolidation-types.ts'
import { isSize } from '#domain/packing/cargo.ts'
import { containerOf, type PackingBox } from '#domain/packing/packing-box.ts'
import { MAX_DECLARED_CENTS, sideFault, weightFault } from '#domain/quote-piece-faults.ts'
import { DEFAULT_DESTINATION } from '#domain/shipping-services.ts'
import { weightGrains } from '#domain/units.ts'
import type { FieldFault } from './field-errors.ts'
import { countSchema, idSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { destinationCodeSchema, lengthUnitSchema, weightUnitSchema } from './shipping-quote.ts'
import { lineText } from './texts.ts'
import { dollarsSchema, thousandthsSchema } from './typed-numbers.ts'

const whole = z.number().int()
const lengthSchema = z.object({ thousandths: whole, unit: lengthUnitSchema })
const sidesSchema = z.object({ length: lengthSchema, width: lengthSchema, height: lengthSchema })
const measureSchema = z.object({ thousandths: whole, unit: weightUnitSchema })

/** A carton as domain/packing/packing-box says it, with its id. */
export const packingBoxSchema = z.object({
  id: idSchema,
  name: z.string(),
  inner: sidesSchema,
  outer: sidesSchema,
  tare: measureSchema,
  maxWeight: measureSchema,
  priceCents: whole,
  confirmed: z.boolean(),
})
export type PackingBoxView = z.infer<typeof packingBoxSchema>
/** The cartons in use, the smallest first. */
export const packingBoxesOutput = z.array(packingBoxSchema)

const deskBoxSchema = packingBoxSchema.extend({
  active: z.boolean(),
  /** Goes back with a change: who did not see the last one does not write over it. */
  seen: z.string(),
})
export type DeskBox = z.infer<typeof deskBoxSchema>
export const deskBoxesOutput = z.array(deskBoxSchema)

const SIDES = ['length', 'width', 'height'] as const
/** Cartons of one shop; more would be a mistake, and every plan tries each. */
export const MAX_BOXES = 30

const typedBoxSchema = z.strictObject({
  /** Null: a new one. */
  id: idSchema.nullable(),
  /** What its form began with; a new one has seen nothing. */
  seen: lineText().max(100).nullable().default(null),
  name: lineText(1).max(40),
  sizeUnit: lengthUnitSchema,
  innerLength: thousandthsSchema,
  innerWidth: thousandthsSchema,
  innerHeight: thousandthsSchema,
  outerLength: thousandthsSchema,
  outerWidth: thousandthsSchema,
  outerHeight: thousandthsSchema,
  weightUnit: weightUnitSchema,
  tare: thousandthsSchema,
  maxWeight: thousandthsSchema,
  price: dollarsSchema(MAX_DECLARED_CENTS),
  /** Whether the price is agreed; until then it is shown as an example. */
  confirmed: z.boolean(),
  active: z.boolean(),
})
/** As a form writes it. */
export type TypedBox = z.input<typeof typedBoxSchema>

export const adminSaveBoxInput = typedBoxSchema.transform((typed, context) => {
  const sides = (of: 'inner' | 'outer') => ({
    length: { thousandths: typed[`${of}Length`], unit: typed.sizeUnit },
    width: { thousandths: typed[`${of}Width`], unit: typed.sizeUnit },
    height: { thousandths: typed[`${of}Height`], unit: typed.sizeUnit },
  })
  const box: PackingBox = {
    name: typed.name,
    inner: sides('inner'),
    outer: sides('outer'),
    tare: { thousandths: typed.tare, unit: typed.weightUnit },
    maxWeight: { thousandths: typed.maxWeight, unit: typed.weightUnit },
    priceCents: typed.price,
    confirmed: typed.confirmed,
  }
  const blame = (field: string, message: FieldFault | null) => {
    if (message) context.addIssue({ code: 'custom', message, path: [field], input: typed })
  }
  for (const side of SIDES) {
    const name = `${side.charAt(0).toUpperCase()}${side.slice(1)}`
    const inner = sideFault(box.inner[side])
    const isWider = box.inner[side].thousandths > box.outer[side].thousandths
    blame(`inner${name}`, inner ?? (isWider ? 'too_big' : null))
    blame(`outer${name}`, sideFault(box.outer[side]))
  }
  blame('maxWeight', weightFault(box.maxWeight))
  if (weightGrains(box.tare) >= weightGrains(box.maxWeight)) blame('tare', 'too_big')
  // Less than a millimetre inside holds nothing.
  if (!isSize(containerOf(box).size)) blame('innerLength', 'too_small')
  return { id: typed.id, seen: typed.seen, active: typed.active, box }
})
export type AdminSaveBoxInput = z.output<typeof adminSaveBoxInput>
export const adminSaveBoxOutput = z.union([
  z.object({ ok: z.literal(true), id: idSchema }),
  refusalSchema('name_taken'),
  refusalSchema('changed_meanwhile'),
  refusalSchema('too_many_boxes'),
])
export type AdminSaveBoxOutcome = z.infer<typeof adminSaveBoxOutput>

const typedParcelSchema = z.strictObject({
  /** What its owner calls it; empty: it goes by its number. */
  name: lineText().max(60).default(''),
  length: thousandthsSchema,
  width: thousandthsSchema,
  height: thousandthsSchema,
  sizeUnit: lengthUnitSchema.default('in'),
  weight: thousandthsSchema,
  weightUnit: weightUnitSchema.default('lb'),
  quantity: countSchema(MAX_PLANNED_PIECES).default(1),
  thisSideUp: z.boolean().default(false),
  /** False for what an offer says or somebody guesses: no saving is shown then. */
  measured: z.boolean().default(true),
})

const planParcelSchema = typedParcelSchema.transform((typed, context) => {
  const { length, width, height, sizeUnit, weight, weightUnit, ...rest } = typed
  const parcel = {
    ...rest,
    weight: { thousandths: weight, unit: weightUnit },
    box: {
      length: { thousandths: length, unit: sizeUnit },
      width: { thousandths: width, unit: sizeUnit },
      height: { thousandths: height, unit: sizeUnit },
    },
  }
  const blame = (field: string, message: FieldFault | null) => {
    if (message) context.addIssue({ code: 'custom', message, path: [field], input: typed })
  }
  blame('weight', weightFault(parcel.weight))
  for (const side of SIDES) blame(side, sideFault(parcel.box[side]))
  return parcel
})

export const planParcelsSchema = z
  .array(planParcelSchema)
  .min(1)
  .max(MAX_PLANNED_KINDS)
  .refine(
    (rows) => rows.reduce((sum, { quantity }) => sum + quantity, 0) <= MAX_PLANNED_PIECES,
    'too_big',
  )
export type PlanParcel = z.output<typeof planParcelSchema>

export const planInput = z.strictObject({
  destination: destinationCodeSchema.default(DEFAULT_DESTINATION),
  parcels: planParcelsSchema,
})
export type PlanInput = z.output<typeof planInput>
/** One row as a form sends it. */
export type AskedParcel = z.input<typeof typedParcelSchema>
