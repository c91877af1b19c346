// The currencies prices are shown in: their signs and how many decimals people write, for every layer and the browser.

/** Currencies of the selector (specification §3), that of Venezuela first; only dollars are charged. */
export const DISPLAY_CURRENCIES = ['VES', 'USD', 'EUR', 'COP', 'PEN', 'BRL'] as const
export type DisplayCurrency = (typeof DISPLAY_CURRENCIES)[number]

/** The currencies that need a rate: all but the dollar. */
export type QuotedCurrency = Exclude<DisplayCurrency, 'USD'>
export const QUOTED_CURRENCIES = DISPLAY_CURRENCIES.filter(
  (code): code is QuotedCurrency => code !== 'USD',
)

const OWN: Readonly<Record<string, DisplayCurrency>> = {
  ve: 'VES',
  co: 'COP',
  pe: 'PEN',
  br: 'BRL',
}

/** What prices are also shown in until somebody chooses; `country`: two lower-case letters. Dollars where no other is the country's own. */
export const currencyOf = (country: string): DisplayCurrency => OWN[country] ?? 'USD'

/** Signs as people write them; CLDR still prints the withdrawn «Bs.S» and the bare code «USD». */
export const CURRENCY_SYMBOLS: Readonly<Record<DisplayCurrency, string>> = {
  VES: 'Bs.',
  USD: 'US$',
  EUR: '€',
  COP: 'COP$',
  PEN: 'S/',
  BRL: 'R$',
}

/**
 * Decimals of one amount: two (specification §9), none for Colombian pesos, whose smallest coin in use is fifty pesos
 * (CLDR gives COP no cash digits).
 */
export const CURRENCY_DIGITS: Readonly<Record<DisplayCurrency, number>> = {
  VES: 2,
  USD: 2,
  EUR: 2,
  COP: 0,
  PEN: 2,
  BRL: 2,
}
