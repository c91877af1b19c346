// The name of a country in the reader's language, from the browser's or Node's own lists.
import type { Locale } from '#domain/vocabulary.ts'

const lists = new Map<Locale, Intl.DisplayNames>()

/** `country` is its ISO 3166-1 alpha-2 code in any case; an unknown one is answered as it came. */
export const countryName = (country: string, locale: Locale): string => {
  const list = lists.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  lists.set(locale, list)
  return list.of(country.toUpperCase()) ?? country
}
