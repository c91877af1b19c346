// A number that is exact up to its limit, as people read it: `9.876`, then `10.000+`.
import type { BoundedCount } from '#contract/catalogue.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { formatNumber } from '#src/ui/format-number.ts'

export const boundedCount = ({ count, more }: BoundedCount, locale: Locale): string =>
  `${formatNumber(count, locale)}${more ? '+' : ''}`
