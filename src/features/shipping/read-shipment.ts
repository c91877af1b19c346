// Turns the typed shipment into what the tariff computes with, or names each field that cannot be understood.
import type { FieldFault } from '#contract/field-errors.ts'
import {
  EMPTY_PIECE,
  type PieceField,
  type PieceTexts,
  type ShipmentView,
} from '#contract/shipment-view.ts'
import { CATEGORY_DEFAULTS } from '#domain/category-defaults.ts'
import type { LocaleNumberRefusal } from '#domain/locale-number.ts'
import {
  MAX_DECLARED_CENTS,
  MAX_QUANTITY,
  sideFault,
  weightFault,
} from '#domain/quote-piece-faults.ts'
import type { QuoteInput, QuotePiece } from '#domain/quote-types.ts'
import { parseLocaleNumber } from '#domain/locale-number.ts'
import { readMeasure } from '#src/lib/typed-measure.ts'
import {
  begunRows,
  estimatedOf,
  fieldName,
  isCategory,
  type ShipmentFaults,
} from './shipment-rows.ts'

const FAULTS: Record<LocaleNumberRefusal, FieldFault> = {
  empty: 'required',
  not_a_number: 'not_a_number',
  negative: 'too_small',
  too_precise: 'too_precise',
  too_large: 'too_big',
}

export type ReadShipment =
  | { readonly ok: true; readonly input: QuoteInput }
  /** `blank`: nothing was measured yet; nobody is to blame. */
  | { readonly ok: false; readonly blank: boolean; readonly faults: ShipmentFaults }

const readPiece = (
  piece: PieceTexts,
  view: ShipmentView,
  blame: (field: PieceField, fault: FieldFault) => void,
): QuotePiece => {
  const usual = isCategory(piece.contents) ? CATEGORY_DEFAULTS[piece.contents] : null
  const estimated = estimatedOf(piece)
  const side = (field: 'length' | 'width' | 'height') => {
    if (usual && estimated.box) return usual.box[field]
    const read = readMeasure(piece[field], view.sizeUnit, view.numbers)
    const fault = read.ok ? sideFault(read.measure) : FAULTS[read.code]
    if (fault) blame(field, fault)
    return read.ok ? read.measure : { thousandths: 0, unit: view.sizeUnit }
  }
  const box = { length: side('length'), width: side('width'), height: side('height') }
  const scale =
    usual && estimated.weight
      ? ({ ok: true, measure: usual.weight } as const)
      : readMeasure(piece.weight, view.weightUnit, view.numbers)
  const heavy = scale.ok ? weightFault(scale.measure) : FAULTS[scale.code]
  if (heavy) blame('weight', heavy)

  const value = parseLocaleNumber(piece.value.trim() === '' ? '0' : piece.value, view.numbers)
  const cents = value.ok ? value.thousandths / 10 : 0
  if (!value.ok) blame('value', FAULTS[value.code])
  else if (!Number.isInteger(cents)) blame('value', 'too_precise')
  else if (cents > MAX_DECLARED_CENTS) blame('value', 'too_big')

  const count = parseLocaleNumber(piece.quantity, view.numbers)
  const quantity = count.ok ? count.thousandths / 1000 : 1
  if (!count.ok) blame('quantity', FAULTS[count.code])
  else if (!Number.isInteger(quantity)) blame('quantity', 'too_precise')
  else if (quantity < 1) blame('quantity', 'too_small')
  else if (quantity > MAX_QUANTITY) blame('quantity', 'too_big')

  const { contents } = piece
  const goods = contents === 'furniture' || contents === 'vehicle' ? contents : 'parcel'
  return {
    weight: scale.ok ? scale.measure : { thousandths: 0, unit: view.weightUnit },
    box,
    quantity,
    declaredCents: cents,
    goods,
    category:
      contents === '' || contents === 'furniture' || contents === 'vehicle' ? null : contents,
    description: piece.what.trim(),
    ...((estimated.box || estimated.weight) && { estimated: true }),
  }
}

/** Rows nobody touched are left out as long as another one was. What is missing counts only in rows begun. */
export const readShipment = (view: ShipmentView): ReadShipment => {
  const begun = begunRows(view)
  // Products of the shop are enough.
  const rows = begun.length > 0 || view.goods.length > 0 ? begun : [0]
  const faults: ShipmentFaults = {}
  const pieces = rows.map((row) =>
    readPiece(view.pieces[row] ?? EMPTY_PIECE, view, (field, fault) => {
      faults[fieldName(row, field)] ??= fault
    }),
  )
  if (Object.keys(faults).length > 0) return { ok: false, blank: begun.length === 0, faults }
  const { insurance, packaging, repacking, residential, consolidate, service } = view
  return {
    ok: true,
    input: {
      pieces,
      insurance,
      packaging,
      repacking,
      residential,
      consolidate,
      services: service === 'all' ? null : [service],
    },
  }
}
