// One shipment as an address says it, free of any library: the form of calculator, quote and planner is a link.
import { RESTRICTED_KINDS, type PricedService } from '#domain/shipping-services.ts'
import { CATEGORIES, type Locale } from '#domain/vocabulary.ts'
import { type QuotedProduct, quotedProducts } from './quoted-products.ts'

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

/**
 * One row as typed. A measure that was typed in another unit than the form shows now ends with it (`12in`), so that
 * switching units loses nothing.
 */
export type PieceTexts = Record<PieceField, string> & {
  contents: Contents | ''
  /** What is inside, in the person's words. */
  what: string
  /** This side up: the height stays the height in a plan. */
  up: boolean
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
  /** Products of the shop; of each how many, 1 to 99. */
  goods: QuotedProduct[]
  /** Whose boxes a plan draws; null: those that save most. */
  show: PricedService | null
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
  up: false,
}

/** Nothing was typed in it. */
export const isBlank = (piece: PieceTexts): boolean =>
  PIECE_FIELDS.every((field) => piece[field] === EMPTY_PIECE[field]) &&
  !piece.contents &&
  !piece.what

/** More than one parcel, in rows or alike in one: then they can be put together. */
export const isSeveral = ({ pieces, goods }: Pick<ShipmentView, 'pieces' | 'goods'>): boolean =>
  pieces.length + goods.length > 1 ||
  [...pieces, ...goods].some(({ quantity }) => Number(quantity) > 1)

/** The query of a shipment, the inverse of `parseShipment`; a blank form has none. */
export function shipmentQuery(view: Partial<ShipmentView>): URLSearchParams {
  const query = quotedProducts(view.goods ?? [])
  if (view.destination) query.set('to', view.destination)
  if (view.service && view.service !== 'all') query.set('service', view.service)
  if (view.sizeUnit && view.sizeUnit !== 'cm') query.set('size', view.sizeUnit)
  if (view.weightUnit && view.weightUnit !== 'lb') query.set('scale', view.weightUnit)
  if (view.show) query.set('show', view.show)
  for (const extra of EXTRAS) if (view[extra]) query.set(extra, '1')
  const pieces = view.pieces ?? []
  if (view.asked && view.goods?.length) query.set('asked', '1')
  if (pieces.every(isBlank) && pieces.length < 2) return query
  if (view.numbers) query.set('numbers', view.numbers)
  for (const [place, piece] of pieces.entries()) {
    for (const field of PIECE_FIELDS) query.append(field, piece[field])
    query.append('contents', piece.contents)
    query.append('what', piece.what)
    if (piece.up) query.append('up', String(place))
  }
  if (view.asked) query.set('asked', '1')
  return query
}
