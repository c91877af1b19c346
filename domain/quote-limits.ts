// Why a service does not take a shipment: the first reason found, as a value a page can explain.
import { sum } from './money.ts'
import type { Goods } from './shipping-services.ts'
import type { QuoteInput, QuoteRefusal } from './quote-types.ts'
import type { RestrictedFinding } from './restricted-items.ts'
import type { TariffService } from './shipping-tariff.ts'
import { lengthGrains, weightGrains } from './units.ts'
import type { Piece } from './volumetric.ts'

/** What a quote measured once, for every service to look at. */
export interface MeasuredRow {
  readonly piece: Piece
  readonly quantity: number
  /** Its place in what was asked, from 1. */
  readonly place: number
  readonly goods: Goods
  readonly restricted: RestrictedFinding | null
}

/** Longest side and twice the sum of the others, in grains. */
export const lengthPlusGirth = ([longest, middle, shortest]: Piece['sides']): number =>
  longest + 2 * (middle + shortest)

export const declaredCentsOf = (input: Pick<QuoteInput, 'pieces'>): number =>
  sum(input.pieces.map((piece) => piece.declaredCents * piece.quantity))

const rowRefusal = (
  { card }: TariffService,
  { piece, place, goods, restricted }: MeasuredRow,
): QuoteRefusal | null => {
  const { limits } = card
  if (!card.carries.includes(goods))
    return { refused: 'not_for_goods', piece: place, carries: card.carries }
  if (restricted && card.refuses.includes(restricted.kind))
    return { refused: 'restricted_item', piece: place, ...restricted }
  if (limits.pieceWeight && piece.weight > weightGrains(limits.pieceWeight))
    return { refused: 'too_heavy', piece: place, limit: limits.pieceWeight }
  const { longestSide, lengthPlusGirth: girth } = limits
  if (longestSide && piece.sides[0] > lengthGrains(longestSide))
    return { refused: 'too_large', piece: place, measure: 'longest_side', limit: longestSide }
  if (girth && lengthPlusGirth(piece.sides) > lengthGrains(girth))
    return { refused: 'too_large', piece: place, measure: 'length_plus_girth', limit: girth }
  return null
}

/** `limited` are the pieces that each must be within the limits, `billed` the parcels they travel as. */
export const refusalOf = (
  way: TariffService,
  limited: readonly MeasuredRow[],
  billed: readonly MeasuredRow[],
  declaredCents: number,
): QuoteRefusal | null => {
  for (const row of limited) {
    const refusal = rowRefusal(way, row)
    if (refusal) return refusal
  }
  const { declaredCents: limitCents, pieces: limit } = way.card.limits
  if (limitCents !== null && declaredCents > limitCents)
    return { refused: 'too_dear', declaredCents, limitCents }
  const pieces = billed.reduce((count, row) => count + row.quantity, 0)
  if (limit !== null && pieces > limit) return { refused: 'too_many_pieces', pieces, limit }
  // Last: whoever waits for a route to open again must not find then that it never takes the goods.
  return way.suspension && { refused: 'route_suspended', suspension: way.suspension }
}
