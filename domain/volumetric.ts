// Volume and volumetric weight, kept exact: how much room a parcel takes often decides what it costs.
import { add, greater, over, type Rational, rational, times, ZERO } from './rational.ts'
import { type Box, lengthIn, type Measure, weightIn } from './units.ts'

/** A parcel as the tariffs see it, exact: pounds on the scale and cubic inches of room. */
export interface Piece {
  readonly pounds: Rational
  readonly cubicInches: Rational
}

/** 12 × 12 × 12; a cubic foot is 28 316.846592 cm³. */
const CUBIC_INCHES_PER_CUBIC_FOOT = rational(1728)

/** The volume of a box in in³, exact. */
export const cubicInchesOf = (box: Box): Rational =>
  times(times(lengthIn('in', box.length), lengthIn('in', box.width)), lengthIn('in', box.height))

/** A measured parcel. */
export const measurePiece = (weight: Measure, box: Box): Piece => ({
  pounds: weightIn('lb', weight),
  cubicInches: cubicInchesOf(box),
})

/** The volume in ft³, exact. */
export const cubicFeetOf = (piece: Piece): Rational =>
  over(piece.cubicInches, CUBIC_INCHES_PER_CUBIC_FOOT)

/** Volumetric pounds, exact: in³ ÷ divisor (166 in³ per lb is the house's air rule). The divisor must be above zero. */
export const volumetricPoundsOf = (piece: Piece, divisor: number): Rational =>
  over(piece.cubicInches, rational(divisor))

/** Pounds that count before rounding: the greater of actual and volumetric, or the actual ones where volume is free. */
export const chargeablePoundsOf = (
  piece: Piece,
  divisor: number,
  volumetricCounts: boolean,
): Rational =>
  volumetricCounts ? greater(piece.pounds, volumetricPoundsOf(piece, divisor)) : piece.pounds

/**
 * Puts pieces together into one. Packing convention: weights and volumes are summed exactly, without counting the
 * outer box or air between the pieces; the estimate is replaced by the measured box once it is packed.
 * Throws a RangeError without pieces, because an empty box would still bill the minimum.
 */
export const consolidate = (pieces: readonly Piece[]): Piece => {
  if (pieces.length === 0) throw new RangeError('a consolidation needs at least one piece')
  return {
    pounds: pieces.reduce((total, piece) => add(total, piece.pounds), ZERO),
    cubicInches: pieces.reduce((total, piece) => add(total, piece.cubicInches), ZERO),
  }
}

/** As many equal pieces as one, by the same convention. The quantity is a whole number of at least 1. */
export const repeatPiece = (piece: Piece, quantity: number): Piece => {
  if (!Number.isInteger(quantity) || quantity < 1)
    throw new RangeError('a quantity is a whole number of at least 1')
  const count = rational(quantity)
  return { pounds: times(piece.pounds, count), cubicInches: times(piece.cubicInches, count) }
}
