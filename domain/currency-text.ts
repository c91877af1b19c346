// Finds the currency a price text or a column's name says, so that no rupees are sold as dollars.
import { normalHeader } from './normal-header.ts'

/** ISO 4217 code → how prices and headers of the trade write it, beside the code itself. */
const WRITTEN: Record<string, { signs: string[]; words: string }> = {
  USD: { signs: ['US$', 'U$S', '$'], words: 'us|dollar|dollars|dolar|dolares|dollari' },
  EUR: { signs: ['€'], words: 'euro|euros' },
  GBP: { signs: ['£'], words: 'pounds sterling' },
  INR: { signs: ['₹', 'Rs.', 'Rs'], words: 'rupee|rupees|rupias|rs' },
  BRL: { signs: ['R$'], words: 'reais|real brasileiro' },
  VES: { signs: ['Bs.', 'Bs'], words: 'bs|bolivar|bolivares' },
  COP: { signs: ['COL$'], words: 'pesos colombianos' },
  MXN: { signs: ['MX$', 'Mex$'], words: 'pesos mexicanos' },
  ARS: { signs: ['AR$'], words: 'pesos argentinos' },
  CLP: { signs: ['CLP$'], words: 'pesos chilenos' },
  PEN: { signs: ['S/.', 'S/'], words: 'soles' },
  CAD: { signs: ['CA$', 'C$'], words: 'canadian dollars' },
  AUD: { signs: ['AU$', 'A$'], words: 'australian dollars' },
  JPY: { signs: ['¥'], words: 'yen|yenes' },
  CNY: { signs: ['CN¥', 'RMB'], words: 'yuan|yuanes' },
  KRW: { signs: ['₩'], words: 'won' },
  TRY: { signs: ['₺'], words: 'lira|liras' },
  NGN: { signs: ['₦'], words: 'naira' },
  PHP: { signs: ['₱'], words: '' },
  ILS: { signs: ['₪'], words: 'shekel' },
  UAH: { signs: ['₴'], words: 'hryvnia' },
  CHF: { signs: ['Fr.'], words: '' },
}

// Longest first: «US$» before «$».
const SIGNS = Object.entries(WRITTEN)
  .flatMap(([code, { signs }]) =>
    [code, ...signs].map((sign) => [sign.toLowerCase(), code] as const),
  )
  .toSorted(([a], [b]) => b.length - a.length)

const WORDS = new Map(
  Object.entries(WRITTEN).flatMap(([code, { words }]) =>
    [code.toLowerCase(), ...words.split('|').filter(Boolean)].map((word) => [word, code] as const),
  ),
)

/** ISO codes of the currencies that are recognised. */
export const CURRENCIES: ReadonlySet<string> = new Set(Object.keys(WRITTEN))

/** The ISO code in a currency cell (`inr`, `₹`, `Rupees`); undefined for what nobody here knows. */
export const currencyNamed = (text: string): string | undefined => {
  const bare = text.trim().toLowerCase()
  return SIGNS.find(([sign]) => sign === bare)?.[1] ?? WORDS.get(normalHeader(bare))
}

/** The currency before or behind the number, and the price without it; null where the text names none. */
export const splitCurrency = (text: string): { currency: string; bare: string } | null => {
  const trimmed = text.trim()
  const lower = trimmed.toLowerCase()
  for (const [sign, currency] of SIGNS) {
    const behind = lower.slice(0, -sign.length)
    if (lower.startsWith(sign) && /^\s*-?[\d.]/u.test(lower.slice(sign.length)))
      return { currency, bare: trimmed.slice(sign.length).trim() }
    if (lower.endsWith(sign) && /\d\s*$/u.test(behind))
      return { currency, bare: trimmed.slice(0, behind.length).trim() }
  }
  return null
}

/** The last words of a column's name that are a currency, and the name without them: `price inr` → INR, `price`. */
export const currencyOfHeader = (header: string): { currency: string; bare: string } | null => {
  const words = normalHeader(header).split(' ')
  for (const count of [2, 1]) {
    const currency = WORDS.get(words.slice(-count).join(' '))
    const rest = words.slice(0, -count).join(' ')
    if (currency !== undefined && rest !== '')
      return { currency, bare: rest.replace(/ (?:in|en)$/u, '') }
  }
  return null
}
