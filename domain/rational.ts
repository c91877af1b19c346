// Exact fractions, because pounds, kilograms, inches and centimetres only agree when nothing is rounded on the way.

/** An exact fraction in lowest terms; the denominator is always positive. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))

/** Builds a fraction in lowest terms. Throws a RangeError when the denominator is zero. */
export const rational = (
  numerator: bigint | number,
  denominator: bigint | number = 1n,
): Rational => {
  let n = BigInt(numerator)
  let d = BigInt(denominator)
  if (d === 0n) throw new RangeError('a fraction needs a denominator other than zero')
  if (d < 0n) [n, d] = [-n, -d]
  const divisor = gcd(n, d)
  return { numerator: n / divisor, denominator: d / divisor }
}

export const ZERO: Rational = { numerator: 0n, denominator: 1n }

/** a + b, exact. */
export const add = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

/** a × b, exact. */
export const times = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator)

/** a ÷ b, exact. Throws a RangeError when b is zero. */
export const over = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator)

/** Below zero when a is the smaller, above zero when it is the greater, 0 when both are equal. */
export const compare = (a: Rational, b: Rational): -1 | 0 | 1 => {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The greater of two fractions. */
export const greater = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? b : a)

const withPositiveDenominator = (n: bigint, d: bigint): readonly [bigint, bigint] => {
  if (d === 0n) throw new RangeError('a fraction needs a denominator other than zero')
  return d < 0n ? [-n, -d] : [n, d]
}

/**
 * The only rounding of the product: to the nearest whole number, a half away from zero (2.5 → 3, −2.5 → −3).
 * Throws a RangeError when the denominator is zero.
 */
export const roundHalfAwayFromZero = (numerator: bigint, denominator: bigint): bigint => {
  if (denominator === 0n) throw new RangeError('a fraction needs a denominator other than zero')
  const n = numerator < 0n ? -numerator : numerator
  const d = denominator < 0n ? -denominator : denominator
  const size = (n * 2n + d) / (d * 2n)
  return numerator < 0n !== denominator < 0n ? -size : size
}

/** The smallest whole number not below the fraction. It is a billing rule («up to the next pound»), not a rounding. */
export const ceilDiv = (numerator: bigint, denominator: bigint): bigint => {
  const [n, d] = withPositiveDenominator(numerator, denominator)
  return n > 0n ? (n + d - 1n) / d : n / d
}

/** The smallest multiple of `step` not below the value: 4.63 in steps of 0.1 is 4.7. The step must be above zero. */
export const ceilToStep = (value: Rational, step: Rational): Rational => {
  if (step.numerator <= 0n) throw new RangeError('a billing step must be above zero')
  const steps = over(value, step)
  return times(rational(ceilDiv(steps.numerator, steps.denominator)), step)
}

/** The nearest whole number as a plain number. Throws a RangeError beyond 2^53. */
export const toInteger = (value: Rational): number => {
  const rounded = Number(roundHalfAwayFromZero(value.numerator, value.denominator))
  if (!Number.isSafeInteger(rounded)) throw new RangeError('the number is too large to be exact')
  return rounded
}

/** The value in thousandths (4.6296 → 4630): for showing and sorting, never for further arithmetic. */
export const toThousandths = (value: Rational): number => toInteger(times(value, rational(1000n)))
