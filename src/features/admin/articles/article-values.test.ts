// Proves that the time typed into the form is Caracas time, and comes back as it was typed.
import { expect, test } from 'vitest'
import { EMPTY_VALUES, momentOfStamp, valuesOfArticle } from './article-values.ts'

test.each([
  ['', null],
  ['2026-12-01T09:30', '2026-12-01T13:30:00.000Z'],
  ['2026-12-01T23:30', '2026-12-02T03:30:00.000Z'],
  ['mañana', 'mañana'],
])('%s', (text, moment) => expect(momentOfStamp(text)).toBe(moment))

test('a stored time is shown as it was typed, also past midnight UTC', () => {
  const shown = valuesOfArticle({
    ...EMPTY_VALUES,
    id: 1,
    state: 'scheduled',
    doubts: [],
    seen: '',
    locale: 'es',
    cover: 'box',
    tags: ['a', 'b'],
    publishAt: '2026-12-02T03:30:00.000Z',
  })
  expect([shown.publishAt, shown.tags]).toEqual(['2026-12-01T23:30', 'a, b'])
})
