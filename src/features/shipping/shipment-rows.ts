// Which rows of the form count, what they are taken to hold, and how their fields are called in faults.
import type { FieldFault } from '#contract/field-errors.ts'
import {
  type Contents,
  MAX_PIECE_ROWS,
  type PieceField,
  type PieceTexts,
  type ShipmentView,
} from '#contract/shipment-view.ts'
import type { PackedProduct } from '#contract/shipping.ts'
import { CATEGORIES, type Category } from '#domain/vocabulary.ts'

/** Faults by field, `pieces.0.length`. */
export type ShipmentFaults = Record<string, FieldFault>

export const fieldName = (row: number, field: PieceField | 'contents' | 'what'): string =>
  `pieces.${row}.${field}`

export const isCategory = (contents: Contents | ''): contents is Category =>
  (CATEGORIES as readonly string[]).includes(contents)

const isEmpty = (piece: PieceTexts, fields: readonly PieceField[]) =>
  fields.every((field) => piece[field].trim() === '')

/** What the usual figures of a row's category stand in for: nobody typed it. */
export const estimatedOf = (piece: PieceTexts) => {
  const isKnown = isCategory(piece.contents)
  return {
    box: isKnown && isEmpty(piece, ['length', 'width', 'height']),
    weight: isKnown && isEmpty(piece, ['weight']),
  }
}

const isUntouched = (piece: PieceTexts) =>
  isEmpty(piece, ['length', 'width', 'height', 'weight']) && !estimatedOf(piece).box

/** Places of the rows that count: the pieces of the quote, in its order. */
export const begunRows = ({ pieces }: ShipmentView): number[] =>
  pieces.slice(0, MAX_PIECE_ROWS).flatMap((piece, row) => (isUntouched(piece) ? [] : [row]))

/** While a row is being filled in, a field that is still empty is no fault unless the person asked for the answer. */
export const toldFaults = (
  { asked }: Pick<ShipmentView, 'asked'>,
  faults: ShipmentFaults,
): ShipmentFaults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => asked || fault !== 'required'))

/** The shop's products of a shipment, as far as they are known, each with how many. */
export const goodsOf = (
  { goods }: Pick<ShipmentView, 'goods'>,
  products: readonly PackedProduct[],
) =>
  goods.flatMap(({ id, quantity }) => {
    const product = products.find((each) => each.id === id)
    return product ? [{ ...product, quantity }] : []
  })
