// Reads a price cell to the exact cent or says why not: a wrong price is worse than a missing product.
import { MAX_OFFER_CENTS } from '#domain/offer-price.ts'
import { splitCurrency } from '#domain/currency-text.ts'
import { parsePrice } from '#domain/price-text.ts'

export type PriceFault =
  | 'price_missing'
  | 'price_unreadable'
  | 'price_ambiguous'
  | 'price_negative'
  | 'price_zero'
  | 'price_absurd'

const MAX_PRICE_LENGTH = 100

export type Decimal = ',' | '.'

export interface PriceReading {
  /** The decimal separator of the whole file, when a person has said it. */
  decimal?: Decimal | undefined
  /** The column holds whole cents. */
  inCents?: boolean | undefined
  /** ISO code of the column's or the row's currency; without one the cell's own sign counts. */
  currency?: string | undefined
  /** Of a number without any of them; dollars unless said otherwise. */
  bareCurrency?: string | undefined
  /** ISO code → how much of it one US dollar is. */
  rates?: ReadonlyMap<string, number> | undefined
}

const FAULTS: Record<string, PriceFault> = {
  empty: 'price_missing',
  ambiguous: 'price_ambiguous',
  negative: 'price_negative',
  too_large: 'price_absurd',
}

const readCents = (text: string) => {
  const bare = text.trim()
  if (/^\d{1,15}$/u.test(bare)) return { ok: true as const, cents: Number(bare) }
  if (/^-\d/u.test(bare)) return { ok: false as const, code: 'negative' }
  return { ok: false as const, code: bare === '' ? 'empty' : 'not_a_price' }
}

export const readPrice = (
  text: string,
  { decimal, inCents, currency, bareCurrency = 'USD', rates }: PriceReading = {},
): { ok: true; cents: number } | { ok: false; code: PriceFault } => {
  if (text.length > MAX_PRICE_LENGTH) return { ok: false, code: 'price_unreadable' }
  const sign = splitCurrency(text)
  const rate = rates?.get(currency ?? sign?.currency ?? bareCurrency)
  const bare = rate === undefined || sign === null ? text : sign.bare
  const parsed = inCents ? readCents(bare) : parsePrice(bare, decimal)
  if (!parsed.ok) return { ok: false, code: FAULTS[parsed.code] ?? 'price_unreadable' }
  const cents = Math.round(parsed.cents / (rate ?? 1))
  if (cents === 0) return { ok: false, code: 'price_zero' }
  if (cents > MAX_OFFER_CENTS) return { ok: false, code: 'price_absurd' }
  return { ok: true, cents }
}
