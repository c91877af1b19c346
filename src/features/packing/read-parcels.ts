// Turns the typed rows into what a plan is asked with, or names each field that cannot be understood.
import type { FieldFault } from '#contract/field-errors.ts'
import type { AskedParcel } from '#contract/packing.ts'
import {
  isBlankParcel,
  type ParcelField,
  type ParcelTexts,
  type PlannerView,
} from '#contract/planner-view.ts'
import type { SizeUnit } from '#contract/shipment-view.ts'
import { type LocaleNumberRefusal, parseLocaleNumber } from '#domain/locale-number.ts'
import { MAX_PLANNED_PIECES } from '#domain/packing/consolidation-types.ts'
import { sideFault, weightFault } from '#domain/quote-piece-faults.ts'
import { switchLength, typed } from '#domain/unit-switch.ts'
import { readMeasure } from '#src/lib/typed-measure.ts'

/** Faults by field, `0.length`; `rows` is the whole. */
export type ParcelFaults = Record<string, FieldFault>

export type ReadParcels =
  /** `rows` are the places in the form of what was asked. */
  | { readonly state: 'read'; readonly parcels: AskedParcel[]; readonly rows: number[] }
  | { readonly state: 'blank' | 'incomplete'; readonly faults: ParcelFaults }

export const faultName = (row: number, field: ParcelField): string => `${row}.${field}`

const FAULTS: Record<LocaleNumberRefusal, FieldFault> = {
  empty: 'required',
  not_a_number: 'not_a_number',
  negative: 'too_small',
  too_precise: 'too_precise',
  too_large: 'too_big',
}

const SIDES = ['length', 'width', 'height'] as const

const quantityFault = (thousandths: number): FieldFault | null => {
  if (thousandths % 1000 !== 0) return 'too_precise'
  if (thousandths < 1000) return 'too_small'
  return thousandths > MAX_PLANNED_PIECES * 1000 ? 'too_big' : null
}

const readRow = (
  texts: ParcelTexts,
  { sizeUnit, weightUnit, numbers }: PlannerView,
  blame: (field: ParcelField, fault: FieldFault) => void,
): AskedParcel => {
  const sides = SIDES.map((side) => {
    const read = readMeasure(texts[side], sizeUnit, numbers)
    const fault = read.ok ? sideFault(read.measure) : FAULTS[read.code]
    if (fault) blame(side, fault)
    return read.ok ? read.measure : { thousandths: 0, unit: sizeUnit }
  })
  const scale = readMeasure(texts.weight, weightUnit, numbers)
  const heavy = scale.ok ? weightFault(scale.measure) : FAULTS[scale.code]
  if (heavy) blame('weight', heavy)
  const count = parseLocaleNumber(texts.quantity, numbers)
  const many = count.ok ? quantityFault(count.thousandths) : FAULTS[count.code]
  if (many) blame('quantity', many)

  // As typed where the three sides share their unit, else as the form shows them.
  const [first = { unit: sizeUnit }] = sides
  const unit: SizeUnit = sides.every((side) => side.unit === first.unit) ? first.unit : sizeUnit
  const [length = 0, width = 0, height = 0] = sides.map(
    (side) => switchLength(typed(side), unit).shown.thousandths / 1000,
  )
  const weight = scale.ok ? scale.measure : { thousandths: 0, unit: weightUnit }
  return {
    name: texts.what.trim(),
    length,
    width,
    height,
    sizeUnit: unit,
    weight: weight.thousandths / 1e3,
    weightUnit: weight.unit,
    quantity: count.ok ? count.thousandths / 1e3 : 1,
    thisSideUp: texts.up,
  }
}

/** Rows nobody touched are left out. While a row is being filled in, what is empty is no fault until it is asked for. */
export const readParcels = (view: PlannerView): ReadParcels => {
  const faults: ParcelFaults = {}
  const begun = view.rows.map((texts, row) => ({ texts, row }))
  const rows = begun.filter(({ texts }) => !isBlankParcel(texts))
  // A plan of nothing misses its first row.
  const looked = rows.length > 0 ? rows : begun.slice(0, 1)
  const parcels = looked.map(({ texts, row }) =>
    readRow(texts, view, (field, fault) => (faults[faultName(row, field)] ??= fault)),
  )
  const told = () =>
    Object.fromEntries(
      Object.entries(faults).filter(([, fault]) => view.asked || fault !== 'required'),
    )
  if (rows.length === 0) return { state: 'blank', faults: told() }
  if (Object.keys(faults).length > 0) return { state: 'incomplete', faults: told() }
  const pieces = parcels.reduce((sum, { quantity }) => sum + Number(quantity), 0)
  if (pieces > MAX_PLANNED_PIECES) return { state: 'incomplete', faults: { rows: 'too_big' } }
  return { state: 'read', parcels, rows: rows.map(({ row }) => row) }
}
