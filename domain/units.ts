// Weights and lengths as people typed them, with the exact factors between the units.
import { over, type Rational, rational, times, toInteger } from './rational.ts'

export const WEIGHT_UNITS = ['lb', 'kg', 'oz', 'g'] as const
export type WeightUnit = (typeof WEIGHT_UNITS)[number]

export const LENGTH_UNITS = ['in', 'cm', 'mm', 'm', 'ft'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

/** A weight as entered: thousandths of its unit (2.5 lb = 2500). */
export interface Measure {
  readonly thousandths: number
  readonly unit: WeightUnit
}

/** A length as entered: thousandths of its unit (7.6 in = 7600). */
export interface Length {
  readonly thousandths: number
  readonly unit: LengthUnit
}

/** The three outer sides of a box. */
export interface Box {
  readonly length: Length
  readonly width: Length
  readonly height: Length
}

/** Grams in one unit. The international pound is 453.59237 g and has 16 ounces (yard and pound agreement, 1959). */
const GRAMS: Record<WeightUnit, Rational> = {
  lb: rational(45_359_237, 100_000),
  kg: rational(1000),
  oz: rational(45_359_237, 1_600_000),
  g: rational(1),
}

/** Millimetres in one unit. The international inch is 25.4 mm (same agreement). */
const MILLIMETRES: Record<LengthUnit, Rational> = {
  in: rational(254, 10),
  cm: rational(10),
  mm: rational(1),
  m: rational(1000),
  ft: rational(3048, 10),
}

/**
 * Whole numbers of a grain so small that every unit has a whole number of them: sums, products and comparisons need no
 * fraction. The grain of length is 0.1 µm, that of weight 1/1 600 000 000 g.
 */
const LENGTH_GRAINS: Record<LengthUnit, number> = { in: 254, cm: 100, mm: 10, m: 10_000, ft: 3048 }
const WEIGHT_GRAINS: Record<WeightUnit, bigint> = {
  lb: 725_747_792n,
  kg: 1_600_000_000n,
  oz: 45_359_237n,
  g: 1_600_000n,
}

/** A length in grains of 0.1 µm, exact; a safe integer up to a million metres. */
export const lengthGrains = ({ thousandths, unit }: Length): number =>
  thousandths * LENGTH_GRAINS[unit]

/** A weight in grains of 1/1 600 000 000 g, exact. */
export const weightGrains = ({ thousandths, unit }: Measure): bigint =>
  BigInt(thousandths) * WEIGHT_GRAINS[unit]

/** Grains in one whole unit of weight. */
export const grainsPerWeight = (unit: WeightUnit): bigint => WEIGHT_GRAINS[unit] * 1000n

/** Grains in one whole unit of length. */
export const grainsPerLength = (unit: LengthUnit): number => LENGTH_GRAINS[unit] * 1000

const entered = (thousandths: number): Rational => rational(thousandths, 1000)

/** The weight in another unit, exact. */
export const weightIn = (unit: WeightUnit, weight: Measure): Rational =>
  over(times(entered(weight.thousandths), GRAMS[weight.unit]), GRAMS[unit])

/** The length in another unit, exact. */
export const lengthIn = (unit: LengthUnit, length: Length): Rational =>
  over(times(entered(length.thousandths), MILLIMETRES[length.unit]), MILLIMETRES[unit])

/** Whole grams, rounded: for showing and sorting only, bills are computed from the exact weight. */
export const toGramsRounded = (weight: Measure): number => toInteger(weightIn('g', weight))

/** Whole millimetres, rounded: for showing and sorting only. */
export const toMillimetresRounded = (length: Length): number => toInteger(lengthIn('mm', length))
