// How many products a store has in the lists: exact up to ten thousand, as the lists themselves count.
import type { Locale } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { formatNumber } from '#src/ui/format-number.ts'

const EXACT_UP_TO = 10_000

export const productCount = (
  t: TranslationFunctions['syncStatus'],
  count: number,
  locale: Locale,
): string => {
  const shown = formatNumber(Math.min(count, EXACT_UP_TO), locale)
  return t.products({ count, shown: count > EXACT_UP_TO ? `${shown}+` : shown })
}
