// Puts into a shipment what a store's link named: the product, or a row for what the catalogue does not hold.
import { MOST_PRODUCTS } from '#contract/quoted-products.ts'
import { EMPTY_PIECE, isBlank, type ShipmentView } from '#contract/shipment-view.ts'
import type { FoundOnShelf } from './find-for-shelf.ts'

/** A link may be long, words are not. */
export const MAX_FIND = 2000

/** Rows nobody began make way. At least one of the product; a shipment that is full of others stays as it is. */
export const withProduct = (view: ShipmentView, id: number, more = 0): ShipmentView => {
  const known = view.goods.find((each) => each.id === id)?.quantity ?? 0
  const others = view.goods.filter((each) => each.id !== id)
  if (others.length >= MOST_PRODUCTS) return view
  const pieces = view.pieces.filter((piece) => !isBlank(piece))
  const quantity = Math.min(99, Math.max(1, known + more))
  return { ...view, pieces, goods: [...others, { id, quantity }] }
}

export const withFound = (view: ShipmentView, { named, unknown }: FoundOnShelf): ShipmentView => {
  if (named) return withProduct(view, named.id)
  if (!unknown) return view
  const what = `${unknown.store} ${unknown.number}`
  if (view.pieces.some((piece) => piece.what === what)) return view
  const begun = view.pieces.filter((piece) => !isBlank(piece))
  return { ...view, pieces: [...begun, { ...EMPTY_PIECE, what }] }
}
