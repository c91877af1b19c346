// Proves that a day is told as exactly as it is known, in every language and whatever the machine's zone.
import { expect, test } from 'vitest'
import { formatDay } from './format-day.ts'

test.each([
  ['2026-01-29', 'es', '29 de enero de 2026'],
  ['2026-01-29', 'en', 'January 29, 2026'],
  ['2026-01-29', 'it', '29 gennaio 2026'],
  ['2026-01-29', 'pt', '29 de janeiro de 2026'],
  ['2023-07', 'es', 'julio de 2023'],
  ['2023-07', 'en', 'July 2023'],
  ['2019', 'pt', '2019'],
] as const)('%s in %s is %s', (day, locale, text) => expect(formatDay(day, locale)).toBe(text))
