// One shipment as an address says it, free of any library: the calculator's and the quote page's form is a link.
import { RESTRICTED_KINDS, type PricedService } from '#domain/shipping-services.ts'
import { CATEGORIES, type Locale } from '#domain/vocabulary.ts'

/** What a row of the form may hold: the shop's categories, what is restricted, and goods with services of their own. */
export const CONTENTS = [...CATEGORIES, 'furniture', 'vehicle', ...RESTRICTED_KINDS] as const
export type Contents = (typeof CONTENTS)[number]

export const SIZE_UNITS = ['cm', 'in'] as const
export type SizeUnit = (typeof SIZE_UNITS)[number]
export const SCALE_UNITS = ['kg', 'lb'] as const
export type ScaleUnit = (typeof SCALE_UNITS)[number]

/** Rows of one form; more parcels than that are quoted by people. */
export const MAX_PIECE_ROWS = 20

export const PIECE_FIELDS = ['length', 'width', 'height', 'weight', 'value', 'quantity'] as const
export type PieceField = (typeof PIECE_FIELDS)[number]

/** Of a row that was filled in with a product of the shop. */
export const PIECE_SOURCES = ['product', 'estimate'] as const
export type PieceSource = (typeof PIECE_SOURCES)[number]

/**
 * One row as typed. A measure that was typed in another unit than the form shows now ends with it (`12in`), so that
 * switching units loses nothing.
 */
export type PieceTexts = Record<PieceField, string> & {
  contents: Contents | ''
  /** What is inside, in the person's words. */
  what: string
  /** Where the measures come from: typed, a product's own, or usual ones of its category. */
  source: PieceSource | ''
}

export const EXTRAS = ['insurance', 'packaging', 'repacking', 'residential', 'consolidate'] as const
export type Extra = (typeof EXTRAS)[number]

export interface ShipmentView extends Record<Extra, boolean> {
  /** The language whose way of writing numbers the texts follow. */
  numbers: Locale
  /** A destination's code, such as `ve-caracas`; '' for the default one. */
  destination: string
  service: PricedService | 'all'
  sizeUnit: SizeUnit
  weightUnit: ScaleUnit
  pieces: PieceTexts[]
  /** The person clicked the button: what is missing is a fault now. */
  asked: boolean
}

export const EMPTY_PIECE: PieceTexts = {
  length: '',
  width: '',
  height: '',
  weight: '',
  value: '',
  quantity: '1',
  contents: '',
  what: '',
  source: '',
}

/** Nothing was typed in it. */
export const isBlank = (piece: PieceTexts): boolean =>
  PIECE_FIELDS.every((field) => piece[field] === EMPTY_PIECE[field]) &&
  !piece.contents &&
  !piece.what

/** More than one parcel, in rows or alike in one: then they can be put together. */
export const isSeveral = ({ pieces }: Pick<ShipmentView, 'pieces'>): boolean =>
  pieces.length > 1 || pieces.some(({ quantity }) => Number(quantity) > 1)

/** The query of a shipment, the inverse of `parseShipment`; a blank form has none. */
export function shipmentQuery(view: Partial<ShipmentView>): URLSearchParams {
  const query = new URLSearchParams()
  if (view.destination) query.set('to', view.destination)
  if (view.service && view.service !== 'all') query.set('service', view.service)
  if (view.sizeUnit && view.sizeUnit !== 'cm') query.set('size', view.sizeUnit)
  if (view.weightUnit && view.weightUnit !== 'lb') query.set('scale', view.weightUnit)
  for (const extra of EXTRAS) if (view[extra]) query.set(extra, '1')
  const pieces = view.pieces ?? []
  if (pieces.every(isBlank) && pieces.length < 2) return query
  if (view.numbers) query.set('numbers', view.numbers)
  // Rows are told apart by their place: one of them has it, or all.
  const hasSources = pieces.some(({ source }) => source !== '')
  for (const piece of pieces) {
    for (const field of PIECE_FIELDS) query.append(field, piece[field])
    query.append('contents', piece.contents)
    query.append('what', piece.what)
    if (hasSources) query.append('source', piece.source)
  }
  if (view.asked) query.set('asked', '1')
  return query
}
