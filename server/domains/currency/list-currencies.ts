// The built-in list of currencies in the caller's language; it needs no database and cannot fail.
import type { CurrencyList } from '#contract/currency.ts'
import { CURRENCY_SYMBOLS, DISPLAY_CURRENCIES } from '#domain/currencies.ts'
import type { Locale } from '#domain/vocabulary.ts'

export function listCurrencies(locale: Locale): CurrencyList {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return DISPLAY_CURRENCIES.map((code) => ({
    code,
    name: names.of(code) ?? code,
    symbol: CURRENCY_SYMBOLS[code],
  }))
}

/** As the documented call has it: a map from code to name and symbol. */
export const mapCurrencies = (locale: Locale): Record<string, { name: string; symbol: string }> =>
  Object.fromEntries(
    listCurrencies(locale).map(({ code, name, symbol }) => [code, { name, symbol }]),
  )
