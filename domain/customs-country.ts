// Where a destination's customs rules are looked for.
import { CUSTOMS_COUNTRIES, type CustomsCountry } from './customs-rule.ts'

/** The country of a destination (`ve`) in the words of customs, or null where no rules are known. */
export const customsCountryOf = (country: string): CustomsCountry | null =>
  CUSTOMS_COUNTRIES.find((known) => known === country.toUpperCase()) ?? null
