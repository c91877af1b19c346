// How much something went up or down, always with its sign.
import type { Locale } from '#domain/vocabulary.ts'
import { formatPercent } from './format-number.ts'

export const formatChange = (percent: number, locale: Locale, digits: number): string =>
  `${percent < 0 ? '\u2212' : '+'}${formatPercent(Math.abs(percent), locale, digits)}`
