// Reads a price out of a store's JSON to the exact cent: a wrong price is worse than a missing product.
import type { Cents } from './money.ts'
import { parsePrice } from './price-text.ts'

export type OfferPriceFault =
  | 'price_missing'
  | 'price_unreadable'
  | 'price_ambiguous'
  | 'price_zero'
  | 'price_negative'
  | 'price_absurd'

export type OfferPrice = { ok: true; cents: Cents } | { ok: false; code: OfferPriceFault }

/** A hundred thousand dollars: beyond it a lost decimal separator is likelier than a product. */
export const MAX_OFFER_CENTS: Cents = 10_000_000

const FAULTS: Record<string, OfferPriceFault> = {
  empty: 'price_missing',
  ambiguous: 'price_ambiguous',
  negative: 'price_negative',
  too_large: 'price_absurd',
}

/** A number that is whole cents but for the last bits of a floating-point sum; else null. */
const centsOfNumber = (dollars: number): Cents | null => {
  const cents = Math.round(dollars * 100)
  return Number.isSafeInteger(cents) && Math.abs(dollars * 100 - cents) < 0.0001 ? cents : null
}

const readCents = (value: unknown): OfferPrice => {
  if (value === null || value === undefined) return { ok: false, code: 'price_missing' }
  if (typeof value === 'number') {
    const cents = centsOfNumber(value)
    if (cents !== null) return { ok: true, cents }
    return { ok: false, code: Math.abs(value) > 1e9 ? 'price_absurd' : 'price_unreadable' }
  }
  if (typeof value !== 'string' || value.length > 40) return { ok: false, code: 'price_unreadable' }
  // These interfaces are American: a point separates cents, whatever the number looks like.
  const parsed = parsePrice(value, '.')
  return parsed.ok
    ? { ok: true, cents: parsed.cents }
    : { ok: false, code: FAULTS[parsed.code] ?? 'price_unreadable' }
}

/** US dollars as a JSON number or text, above zero and up to 100,000 dollars. */
export const readOfferPrice = (value: unknown): OfferPrice => {
  const price = readCents(value)
  if (!price.ok) return price
  if (price.cents === 0) return { ok: false, code: 'price_zero' }
  if (price.cents < 0) return { ok: false, code: 'price_negative' }
  return price.cents > MAX_OFFER_CENTS ? { ok: false, code: 'price_absurd' } : price
}

/**
 * Whether a changed price should wait for somebody to look at it: less than two fifths or more than two and a half
 * times of what it was. Real reductions rarely go beyond 60 %; a lost decimal separator is a factor of ten or a hundred.
 * Both in cents above zero.
 */
export const isPriceJump = (beforeCents: Cents, afterCents: Cents): boolean =>
  afterCents * 5 < beforeCents * 2 || afterCents * 2 > beforeCents * 5

/**
 * Whether a changed price looks like a lost decimal separator: eight times what it was or more, an eighth or less. That is a
 * factor of ten with an ordinary change beside it. Both in cents above zero.
 */
export const isPriceSlip = (beforeCents: Cents, afterCents: Cents): boolean =>
  afterCents >= beforeCents * 8 || afterCents * 8 <= beforeCents
