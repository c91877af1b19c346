// A wait is told in the unit people would use, in every language, and never shorter than it is.
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { formatWait } from './format-wait.ts'

test.each([
  [1, 'dentro de 1 minuto'],
  [61, 'dentro de 2 minutos'],
  [300, 'dentro de 5 minutos'],
  [3540, 'dentro de 59 minutos'],
  [5400, 'dentro de 90 minutos'],
  [5401, 'dentro de 2 horas'],
  [86_340, 'dentro de 24 horas'],
  [86_401, 'dentro de 25 horas'],
  [604_800, 'dentro de 7 días'],
])('%i seconds are «%s»', (seconds, said) => {
  expect(formatWait(seconds, 'es')).toBe(said)
})

test('in every language', () => {
  expect(LOCALES.map((locale) => formatWait(86_340, locale))).toEqual([
    'dentro de 24 horas',
    'in 24 hours',
    'tra 24 ore',
    'em 24 horas',
  ])
})
