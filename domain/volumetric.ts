// Volume and volumetric weight, kept exact: how much room a parcel takes often decides what it costs.
import { compare, type Rational, rational } from './rational.ts'
import {
  type Box,
  grainsPerLength,
  grainsPerWeight,
  lengthGrains,
  type Measure,
  weightGrains,
} from './units.ts'

/** A parcel as the tariffs see it, exact, in whole grains (domain/units): measured once, billed by any card. */
export interface Piece {
  readonly weight: bigint
  /** Cubic grains of length. */
  readonly volume: bigint
  /** The three sides, longest first; of parcels put together the least any outer box must have. */
  readonly sides: readonly [number, number, number]
  /** False for parcels put together: their outer box is not known before it is packed. */
  readonly boxed: boolean
}

const cube = (side: number): bigint => BigInt(side) ** 3n

/** Cubic grains in a cubic inch, foot, centimetre and metre. */
export const CUBIC_INCH = cube(grainsPerLength('in'))
/** 12 × 12 × 12 in; 28 316.846592 cm³. */
export const CUBIC_FOOT = cube(grainsPerLength('ft'))
export const CUBIC_CENTIMETRE = cube(grainsPerLength('cm'))
export const CUBIC_METRE = cube(grainsPerLength('m'))
const POUND = grainsPerWeight('lb')

const volumeOf = (box: Box): bigint =>
  BigInt(lengthGrains(box.length)) *
  BigInt(lengthGrains(box.width)) *
  BigInt(lengthGrains(box.height))

/** The volume of a box in in³, exact. */
export const cubicInchesOf = (box: Box): Rational => rational(volumeOf(box), CUBIC_INCH)

/** A measured parcel. */
export const measurePiece = (weight: Measure, box: Box): Piece => {
  const [longest = 0, middle = 0, shortest = 0] = [box.length, box.width, box.height]
    .map(lengthGrains)
    .sort((a, b) => b - a)
  return {
    weight: weightGrains(weight),
    volume: volumeOf(box),
    sides: [longest, middle, shortest],
    boxed: true,
  }
}

/** The weight in lb, exact. */
export const poundsOf = (piece: Piece): Rational => rational(piece.weight, POUND)

/** The volume in ft³, exact. */
export const cubicFeetOf = (piece: Piece): Rational => rational(piece.volume, CUBIC_FOOT)

/** Volumetric pounds, exact: in³ ÷ divisor (166 in³ per lb is the shop's air rule). The divisor must be above zero. */
export const volumetricPoundsOf = (piece: Piece, divisor: number): Rational =>
  rational(piece.volume, CUBIC_INCH * BigInt(divisor))

/** Pounds that count before rounding: the greater of actual and volumetric, or the actual ones where volume is free. */
export const chargeablePoundsOf = (
  piece: Piece,
  divisor: number,
  volumetricCounts: boolean,
): Rational => {
  const actual = poundsOf(piece)
  const volumetric = volumetricPoundsOf(piece, divisor)
  return volumetricCounts && compare(volumetric, actual) > 0 ? volumetric : actual
}

const longerOf = (pieces: readonly Piece[], side: 0 | 1 | 2): number =>
  pieces.reduce((longest, piece) => Math.max(longest, piece.sides[side]), 0)

/**
 * Puts pieces together into one. Packing convention: weights and volumes are summed exactly, without counting the
 * outer box or air between the pieces; the estimate is replaced by the measured box once it is packed.
 * Throws a RangeError without pieces, because an empty box would still bill the minimum.
 */
export const consolidate = (pieces: readonly Piece[]): Piece => {
  if (pieces.length === 0) throw new RangeError('a consolidation needs at least one piece')
  return {
    weight: pieces.reduce((total, piece) => total + piece.weight, 0n),
    volume: pieces.reduce((total, piece) => total + piece.volume, 0n),
    sides: [longerOf(pieces, 0), longerOf(pieces, 1), longerOf(pieces, 2)],
    boxed: pieces.length === 1 && pieces[0]?.boxed === true,
  }
}

/** As many equal pieces as one, by the same convention. The quantity is a whole number of at least 1. */
export const repeatPiece = (piece: Piece, quantity: number): Piece => {
  if (!Number.isInteger(quantity) || quantity < 1)
    throw new RangeError('a quantity is a whole number of at least 1')
  const count = BigInt(quantity)
  return {
    weight: piece.weight * count,
    volume: piece.volume * count,
    sides: piece.sides,
    boxed: piece.boxed && quantity === 1,
  }
}
