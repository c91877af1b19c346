// Reads the price texts of import files to the exact cent: a wrong price is worse than a rejected row.
import { joinThousands } from './grouped-digits.ts'
import type { Cents } from './money.ts'

export type PriceRefusal =
  | 'empty'
  | 'not_a_price'
  | 'ambiguous'
  | 'negative'
  | 'fraction_of_a_cent'
  | 'too_large'

export type ParsedPrice = { ok: true; cents: Cents } | { ok: false; code: PriceRefusal }

/** The largest price a 32-bit column of cents holds: 21,474,836.47 US dollars. */
export const MAX_PRICE_CENTS: Cents = 2_147_483_647

const refuse = (code: PriceRefusal): ParsedPrice => ({ ok: false, code })
const CURRENCY = /^(?:US\s?\$|USD|\$)\s*|\s*(?:US\s?\$|USD|\$)$/giu
const GROUPED = { ',': /^[1-9]\d{0,2}(?:,\d{3})+$/u, '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/u } as const

const toCents = (whole: string, fraction: string): ParsedPrice => {
  if (/[1-9]/u.test(fraction.slice(2))) return refuse('fraction_of_a_cent')
  const cents = Number(`${whole === '' ? '0' : whole}${fraction.slice(0, 2).padEnd(2, '0')}`)
  return cents > MAX_PRICE_CENTS ? refuse('too_large') : { ok: true, cents }
}

const withDecimal = (text: string, decimal: ',' | '.'): ParsedPrice => {
  const group = decimal === '.' ? ',' : '.'
  const [whole = '', fraction = '', more] = text.split(decimal)
  if (more !== undefined || (text.includes(decimal) && fraction === ''))
    return refuse('not_a_price')
  if (fraction.includes(group)) return refuse('not_a_price')
  if (!whole.includes(group)) return toCents(whole, fraction)
  return GROUPED[group].test(whole)
    ? toCents(whole.replaceAll(group, ''), fraction)
    : refuse('ambiguous')
}

/** Which character separates the cents, as far as this one text can tell. */
const decimalOf = (text: string): ',' | '.' | 'ambiguous' => {
  const comma = text.lastIndexOf(',')
  const point = text.lastIndexOf('.')
  if (comma < 0 && point < 0) return '.'
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  const sign = comma >= 0 ? ',' : '.'
  if (text.indexOf(sign) !== text.lastIndexOf(sign)) return sign === ',' ? '.' : ','
  return GROUPED[sign].test(text) ? 'ambiguous' : sign
}

/**
 * Reads a price in US dollars: `12.65`, `8`, `$1,299.00`, `1.299,00`, `12,65`, `US$ 5`, `1 206`. One separator before exactly three
 * digits (`1,299`, `9.990`) can mean thousands or a fraction: refused as `ambiguous`, unless the caller knows the
 * decimal separator of the whole file. Other currencies, ranges, exponents and words are `not_a_price`.
 */
export const parsePrice = (text: string, decimal?: ',' | '.'): ParsedPrice => {
  const bare = joinThousands(text.trim().replace(CURRENCY, ''))
  if (bare === '') return refuse(text.trim() === '' ? 'empty' : 'not_a_price')
  if (/^[-−]\s*\$?\s*[\d.,]+$/u.test(bare)) return refuse('negative')
  if (!/^[\d.,]*\d$/u.test(bare) || bare.length > 24) return refuse('not_a_price')
  const sign = decimal ?? decimalOf(bare)
  return sign === 'ambiguous' ? refuse('ambiguous') : withDecimal(bare, sign)
}
