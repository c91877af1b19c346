// What an address of the page with rates asks for; whatever is broken in it becomes a default.
import { QUOTED_CURRENCIES, type QuotedCurrency } from '#domain/currencies.ts'
import { type ParsedPrice, parsePrice } from '#domain/price-text.ts'
import { BOLIVAR_KINDS, type BolivarKind } from '#domain/rate-age.ts'
import { HISTORY_DAYS, type Locale } from '#domain/vocabulary.ts'

export interface RatesView {
  currency: QuotedCurrency
  /** Which of the two bolivar series the chart shows. */
  kind: BolivarKind
  days: (typeof HISTORY_DAYS)[number]
  /** What was typed into the converter; empty when nothing was. */
  amount: string
}

const MOST_CHARACTERS = 24

export function ratesViewOf(query: URLSearchParams): RatesView {
  const pick = <T extends string>(list: readonly T[], name: string): T | undefined =>
    list.find((each) => each === query.get(name))
  return {
    currency: pick(QUOTED_CURRENCIES, 'currency') ?? QUOTED_CURRENCIES[0] ?? 'VES',
    kind: pick(BOLIVAR_KINDS, 'kind') ?? BOLIVAR_KINDS[0],
    days: HISTORY_DAYS.find((days) => String(days) === query.get('days')) ?? HISTORY_DAYS[0],
    amount: (query.get('amount') ?? '').slice(0, MOST_CHARACTERS),
  }
}

/** An amount as people of the language write it: `1.234` is a thousand in Spanish and a little over one in English. */
export function readAmount(text: string, locale: Locale): ParsedPrice {
  const read = parsePrice(text)
  return !read.ok && read.code === 'ambiguous'
    ? parsePrice(text, locale === 'en' ? '.' : ',')
    : read
}
