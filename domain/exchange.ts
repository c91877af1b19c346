// What one dollar is worth elsewhere, as exact decimals, and dollars turned into another currency, rounded once.
import { CURRENCY_DIGITS, type DisplayCurrency } from './currencies.ts'
import type { Cents } from './money.ts'
import { rational, roundHalfAwayFromZero, type Rational } from './rational.ts'

/** Units of a currency for one US dollar: `units` ÷ 10^`scale`, always above zero. */
export interface ExactRate {
  readonly units: bigint
  readonly scale: number
}

/** Most decimals a rate is kept with; a source's floating-point noise lies beyond. */
export const RATE_DECIMALS = 10

export type RateFault = 'not_a_number' | 'not_positive'
export type ReadRate = { ok: true; rate: ExactRate } | { ok: false; fault: RateFault }

const PLAIN = /^(-?)(\d{1,10})(?:\.(\d{1,40}))?$/

const trimmed = (units: bigint, scale: number): ExactRate => {
  let [u, s] = [units, scale]
  while (s > 0 && u % 10n === 0n) [u, s] = [u / 10n, s - 1]
  return { units: u, scale: s }
}

/**
 * A rate as somebody else's server gave it: a number, or a plain decimal text with a point and at most ten digits before
 * it. Decimals beyond the tenth are rounded. Null, text with commas or exponents, NaN and the like are `not_a_number`;
 * zero, less, and what rounds to zero is `not_positive`.
 */
export function readRate(value: unknown): ReadRate {
  if (typeof value !== 'number' && typeof value !== 'string')
    return { ok: false, fault: 'not_a_number' }
  const match = PLAIN.exec(String(value))
  if (!match) return { ok: false, fault: 'not_a_number' }
  const [, sign, whole = '', decimals = ''] = match
  const units = roundHalfAwayFromZero(
    BigInt(whole + decimals) * 10n ** BigInt(RATE_DECIMALS),
    10n ** BigInt(decimals.length),
  )
  if (sign === '-' || units === 0n) return { ok: false, fault: 'not_positive' }
  return { ok: true, rate: trimmed(units, RATE_DECIMALS) }
}

/** A rate we have written ourselves. Throws a RangeError or a SyntaxError for anything that is none. */
export function rateOf(text: string): ExactRate {
  const [whole = '', decimals = ''] = text.split('.')
  const units = BigInt(whole + decimals)
  if (units <= 0n) throw new RangeError(`«${text}» is no rate`)
  return { units, scale: decimals.length }
}

/** The rate as plain text without needless zeros: `900.886719`; `rateOf` reads it back. */
export const rateText = ({ units, scale }: ExactRate): string => {
  const digits = units.toString().padStart(scale + 1, '0')
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** The rate as a fraction, for comparing. */
export const rateRatio = ({ units, scale }: ExactRate): Rational =>
  rational(units, 10n ** BigInt(scale))

/**
 * Dollars (`numerator` ÷ `denominator` of them, above zero) in the smallest units the currency is written in:
 * hundredths, or whole pesos for COP. Rounded once, half away from zero. Throws a RangeError beyond 2^53 units.
 */
export function convertDollars(
  { numerator, denominator }: Rational,
  { units, scale }: ExactRate,
  currency: DisplayCurrency,
): number {
  const minor = Number(
    roundHalfAwayFromZero(
      numerator * units * 10n ** BigInt(CURRENCY_DIGITS[currency]),
      denominator * 10n ** BigInt(scale),
    ),
  )
  if (!Number.isSafeInteger(minor)) throw new RangeError('the amount is too large to be exact')
  return minor
}

/** US cents in the smallest units of the currency. It is for showing: what is charged stays in dollars. */
export const convertCents = (cents: Cents, rate: ExactRate, currency: DisplayCurrency): number =>
  convertDollars({ numerator: BigInt(cents), denominator: 100n }, rate, currency)
