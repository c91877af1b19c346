// Proves that the time typed into the form is Caracas time, and comes back as it was typed.
import { expect, test } from 'vitest'
import { readOne } from '#src/lib/form/reading.ts'
import { showOne } from '#src/lib/form/show.ts'
import { shopMoment, tags } from './article-fields.ts'

const reading = { locale: 'es', blame: () => {}, move: () => {} } as const

test.each([
  ['', null],
  ['2026-12-01T09:30', '2026-12-01T13:30:00.000Z'],
  ['2026-12-01T23:30', '2026-12-02T03:30:00.000Z'],
  ['mañana', 'mañana'],
])('%s', (text, moment) => expect(readOne(shopMoment, text, 'publishAt', reading)).toBe(moment))

test('a stored time is shown as it was typed, also past midnight UTC', () => {
  expect(showOne(shopMoment, '2026-12-02T03:30:00.000Z', 'es')).toBe('2026-12-01T23:30')
  expect(showOne(tags, ['a', 'b'], 'es')).toBe('a, b')
})
