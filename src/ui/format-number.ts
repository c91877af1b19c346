// The one place that writes amounts and measures, the same on the server and in every browser.
import { CURRENCY_DIGITS, CURRENCY_SYMBOLS } from '#domain/currencies.ts'
import type { Locale } from '#domain/vocabulary.ts'

/** Venezuelan and Brazilian habits for Spanish and Portuguese: 1.234,50. */
export const LOCALE_TAGS: Record<Locale, string> = {
  es: 'es-VE',
  en: 'en-US',
  it: 'it-IT',
  pt: 'pt-BR',
}

const symbols: Readonly<Record<string, string>> = CURRENCY_SYMBOLS
const digitsOf: Readonly<Record<string, number>> = CURRENCY_DIGITS

const formats = new Map<string, Intl.NumberFormat>()

function format(tag: string, value: number, least: number, most: number): string {
  const key = `${tag} ${least} ${most}`
  let found = formats.get(key)
  if (!found) {
    found = new Intl.NumberFormat(tag, {
      useGrouping: 'always',
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    })
    formats.set(key, found)
  }
  // ICU versions differ in the space they put between digits: hydration must not.
  return found.format(value).replace(/[\u00a0\u202f\u2009]/g, '\u00a0')
}

export interface MoneyParts {
  sign: string
  symbol: string
  number: string
}

/** An amount in the smallest units of `currency`, taken apart; bolivars keep their own writing in every language. */
export function moneyParts(minorUnits: number, locale: Locale, currency = 'USD'): MoneyParts {
  const tag = currency === 'VES' ? LOCALE_TAGS.es : LOCALE_TAGS[locale]
  const digits = digitsOf[currency] ?? 2
  return {
    sign: minorUnits < 0 ? '\u2212' : '',
    symbol: symbols[currency] ?? currency,
    number: format(tag, Math.abs(minorUnits) / 10 ** digits, digits, digits),
  }
}

/** An amount in the smallest units of `currency` as one text, `US$ 1.234,50`; the space never breaks. */
export function formatMoney(minorUnits: number, locale: Locale, currency = 'USD'): string {
  const { sign, symbol, number } = moneyParts(minorUnits, locale, currency)
  return `${sign}${symbol}\u00a0${number}`
}

/** A measure in thousandths of its unit, rounded half away from zero to two decimals: `3,53 lb`. */
export function formatMeasure(thousandths: number, unit: string, locale: Locale): string {
  return `${format(LOCALE_TAGS[locale], thousandths / 1000, 0, 2)}\u00a0${unit}`
}

/** A number with exactly so many decimals: `897,90`. */
export function formatFixed(value: number, locale: Locale, decimals: number): string {
  return format(LOCALE_TAGS[locale], value, decimals, decimals)
}

/** A plain number with at most `decimals` decimals, for counts (`10.000`) and ratings (`4,5`). */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  return format(LOCALE_TAGS[locale], value, 0, decimals)
}

/** A percentage as each language writes it, `15 %` in Spanish and `15%` in the others; the space never breaks. */
export function formatPercent(percent: number, locale: Locale, decimals = 0): string {
  return `${formatNumber(percent, locale, decimals)}${locale === 'es' ? '\u00a0%' : '%'}`
}
