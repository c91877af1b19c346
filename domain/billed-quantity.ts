// How much of a parcel a rate card bills: the greater of weight and room, in its unit, after its rounding and minimum.
import type { RateCard, Rounding, VolumetricRule } from './rate-card.ts'
import { ceilDiv, roundHalfAwayFromZero } from './rational.ts'
import { grainsPerLength, grainsPerWeight } from './units.ts'
import { CUBIC_CENTIMETRE, CUBIC_FOOT, CUBIC_INCH, CUBIC_METRE, type Piece } from './volumetric.ts'

/** A quantity in whole grains over a denominator, not reduced: one comparison does not pay for a common divisor. */
interface Grains {
  readonly over: bigint
  readonly under: bigint
}

const POUND = grainsPerWeight('lb')
const KILOGRAM = grainsPerWeight('kg')
const UNIT_GRAINS = { lb: POUND, kg: KILOGRAM, ft3: CUBIC_FOOT, m3: CUBIC_METRE } as const

/** `up` or to the nearest whole number, a half going up. */
const rounded = (rounding: Rounding, over: bigint, under: bigint): bigint =>
  rounding === 'up' ? ceilDiv(over, under) : roundHalfAwayFromZero(over, under)

/** The volume that a rule turns into weight; without a box of its own a parcel's sides cannot be rounded. */
const countedVolume = ({ sides }: VolumetricRule, piece: Piece): bigint => {
  if (!sides || !piece.boxed) return piece.volume
  const unit = BigInt(grainsPerLength(sides.unit))
  return piece.sides.reduce(
    (volume, side) => volume * rounded(sides.rounding, BigInt(side), unit) * unit,
    1n,
  )
}

/** What the room of a parcel weighs by a rule, in weight grains, exact. */
export const volumetricGrains = (rule: VolumetricRule, piece: Piece): Grains => {
  const volume = countedVolume(rule, piece)
  const value = BigInt(rule.value)
  switch (rule.per) {
    case 'in3_per_lb':
      return { over: volume * POUND, under: CUBIC_INCH * value }
    case 'cm3_per_kg':
      return { over: volume * KILOGRAM, under: CUBIC_CENTIMETRE * value }
    case 'kg_per_m3':
      return { over: volume * KILOGRAM * value, under: CUBIC_METRE }
  }
}

/** What is compared with the scale: nothing where room is free, and what is forgiven taken off. */
const countedRoom = (card: RateCard, piece: Piece): Grains | null => {
  const { volumetric: rule } = card
  if (!rule.counts) return null
  const threshold = CUBIC_INCH * BigInt(rule.aboveCubicInches)
  if (rule.aboveCubicInches > 0 && piece.volume <= threshold) return null
  const { over, under } = volumetricGrains(rule, piece)
  if (rule.freeExcessThousandths === 0) return { over, under }
  const unit = card.unit === 'kg' ? KILOGRAM : POUND
  const free = (unit * BigInt(rule.freeExcessThousandths)) / 1000n
  return { over: over - free * under, under }
}

export interface BilledQuantity {
  readonly basis: 'actual_weight' | 'volumetric_weight' | 'volume' | 'piece'
  /** After rounding and minimum, in thousandths of the card's unit. */
  readonly thousandths: number
  readonly minimumApplied: boolean
}

const exactQuantity = (card: RateCard, piece: Piece): Grains & Pick<BilledQuantity, 'basis'> => {
  if (card.basis === 'volume') return { basis: 'volume', over: piece.volume, under: 1n }
  const actual = { basis: 'actual_weight', over: piece.weight, under: 1n } as const
  const room = countedRoom(card, piece)
  return room && room.over > piece.weight * room.under
    ? { basis: 'volumetric_weight', ...room }
    : actual
}

/** Throws a RangeError for a quantity beyond 2^53 thousandths. */
export const billedQuantity = (card: RateCard, piece: Piece): BilledQuantity => {
  if (card.unit === 'piece') return { basis: 'piece', thousandths: 1000, minimumApplied: false }
  const { basis, over, under } = exactQuantity(card, piece)
  const step = BigInt(card.stepThousandths)
  const steps = rounded(card.rounding, over * 1000n, under * UNIT_GRAINS[card.unit] * step)
  const stepped = Number(steps * step)
  if (!Number.isSafeInteger(stepped)) throw new RangeError('the quantity is too large to be exact')
  const minimumApplied = stepped < card.minimumThousandths
  return {
    basis,
    thousandths: minimumApplied ? card.minimumThousandths : stepped,
    minimumApplied,
  }
}
