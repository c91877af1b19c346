// Where a destination's customs rules are looked for.
import { CUSTOMS_COUNTRIES, type CustomsCountry } from './customs-rule.ts'
import type { TariffDestination } from './shipping-tariff.ts'

/** The country of a destination (`ve`) in the words of customs, or null where no rules are known. */
export const customsCountryOf = (country: string): CustomsCountry | null =>
  CUSTOMS_COUNTRIES.find((known) => known === country.toUpperCase()) ?? null

/** Whose rules say what a shopper may be asked beyond the shop's rate; null where the shop bears that, or none are known. */
export const askingCountryOf = ({
  country,
  taxIncluded,
}: Pick<TariffDestination, 'country' | 'taxIncluded'>): CustomsCountry | null =>
  taxIncluded ? null : customsCountryOf(country)
