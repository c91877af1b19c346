// What begins with a day is told without a time, whichever midnight it was kept by.
import { expect, test } from 'vitest'
import { formatStart } from './format-start.ts'

test.each([
  ['2020-01-01T00:00:00Z', '1 de enero de 2020'],
  ['2020-01-01T00:00:00.000Z', '1 de enero de 2020'],
  ['2026-06-01T04:00:00.000Z', '1 de junio de 2026'],
])('%s is «%s»', (iso, said) => {
  expect(formatStart(iso, 'es')).toBe(said)
})

test('anything else has its time', () => {
  expect(formatStart('2026-06-01T04:01:00.000Z', 'es')).toMatch(/1 jun\.? 2026.*12:01/u)
  expect(formatStart('2026-05-04T15:00:00.000Z', 'en')).toMatch(/May 4, 2026.*11:00/u)
})
