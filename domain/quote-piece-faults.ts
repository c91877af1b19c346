// What is wrong with the measures of a parcel, by field: computed while typing and again behind every call.
import type { Cents } from './money.ts'
import { type Length, lengthGrains, type Measure, weightGrains } from './units.ts'

/** Nothing of this trade is longer, heavier or dearer; beyond it sums would stop being exact. */
export const MAX_SIDE: Length = { thousandths: 30_000, unit: 'm' }
export const MAX_WEIGHT: Measure = { thousandths: 30_000_000, unit: 'kg' }
/** 10 million USD. */
export const MAX_DECLARED_CENTS: Cents = 1_000_000_000
export const MAX_QUANTITY = 99
/** Rows of one quote. */
export const MAX_ROWS = 50

const MOST_LENGTH = lengthGrains(MAX_SIDE)
const MOST_WEIGHT = weightGrains(MAX_WEIGHT)

export type MeasureFault = 'too_small' | 'too_big'

/** Above zero and at most `MAX_SIDE`. */
export const sideFault = (side: Length): MeasureFault | null => {
  if (side.thousandths <= 0) return 'too_small'
  return lengthGrains(side) > MOST_LENGTH ? 'too_big' : null
}

/** Above zero and at most `MAX_WEIGHT`. */
export const weightFault = (weight: Measure): MeasureFault | null => {
  if (weight.thousandths <= 0) return 'too_small'
  return weightGrains(weight) > MOST_WEIGHT ? 'too_big' : null
}
