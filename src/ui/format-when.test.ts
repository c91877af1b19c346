// A time may stand at the end of a sentence, so it brings no full stop of its own.
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { formatWhen } from './format-when.ts'

test('times of Caracas end without a full stop in every language', () => {
  const times = ['2026-12-08T11:32:00Z', '2026-11-27T23:47:00Z']
  for (const locale of LOCALES)
    for (const time of times) expect(formatWhen(time, locale)).toMatch(/[\dmM]$/u)
  expect(times.map((time) => formatWhen(time, 'es'))).toEqual([
    '8 dic. 2026, 7:32\u00a0am',
    '27 nov. 2026, 7:47\u00a0pm',
  ])
  expect(formatWhen('2026-12-08T11:32:00Z', 'it')).toBe('8 dic 2026, 07:32')
})
