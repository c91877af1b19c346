// Money is a whole number of US cents; these are the only operations that make cents out of cents.
import { roundHalfAwayFromZero } from './rational.ts'

/** A whole number of US cents. */
export type Cents = number

const exact = (value: bigint): Cents => {
  const cents = Number(value)
  if (!Number.isSafeInteger(cents)) throw new RangeError('the amount is too large to be exact')
  return cents
}

/** Cents × a whole number of pieces. Throws a RangeError when either is not a whole number. */
export const multiply = (cents: Cents, quantity: number): Cents =>
  exact(BigInt(cents) * BigInt(quantity))

/** A share in basis points (1500 = 15 %), rounded half away from zero to the cent. */
export const percentOf = (cents: Cents, basisPoints: number): Cents =>
  exact(roundHalfAwayFromZero(BigInt(cents) * BigInt(basisPoints), 10_000n))

/** The sum of amounts; 0 for none. */
export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = 0n
  for (const cents of amounts) total += BigInt(cents)
  return exact(total)
}

/**
 * Splits an amount in proportion to whole-number weights so that the parts sum to the whole: every part gets its
 * share cut to the cent, the cents left over go to the largest remainders, earlier parts first (Hamilton's method).
 * Without any weight above zero the parts are equal. Throws a RangeError for no parts or a negative weight.
 */
export const allocate = (total: Cents, weights: readonly number[]): Cents[] => {
  if (weights.length === 0)
    throw new RangeError('an amount needs at least one part to be split into')
  if (weights.some((weight) => weight < 0)) throw new RangeError('a weight must not be negative')
  const given = weights.map(BigInt)
  const shares = given.some((weight) => weight > 0n) ? given : given.map(() => 1n)
  const whole = shares.reduce((a, b) => a + b, 0n)
  const sign = total < 0 ? -1n : 1n
  const size = BigInt(total) * sign
  const parts = shares.map((share) => (size * share) / whole)
  const left = Number(size - parts.reduce((a, b) => a + b, 0n))
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: (size * share) % whole }))
    .sort((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
    )
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n
  return parts.map((part) => exact(part * sign))
}

/** Cents as the numeric text of the documented calls: 1265 → `12.65`, 5 → `0.05`. */
export const centsToDecimal = (cents: Cents): string => {
  const digits = BigInt(cents < 0 ? -cents : cents)
    .toString()
    .padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
