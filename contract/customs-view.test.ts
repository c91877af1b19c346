// Proves that a question about customs survives its address, and that nonsense in one becomes the blank form.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CUSTOMS_CATEGORIES, CUSTOMS_COUNTRIES, CUSTOMS_MODES } from '#domain/customs-rule.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import {
  CUSTOMS_ORIGINS,
  customsQuery,
  type CustomsView,
  emptyCustomsView,
  parseCustomsQuery,
} from './customs-view.ts'

const number = fc.constantFrom('', '200', '1.234,5', '1,234.5', '-3', 'doce')
const views: fc.Arbitrary<CustomsView> = fc.record({
  numbers: fc.constantFrom(...LOCALES),
  country: fc.constantFrom(...CUSTOMS_COUNTRIES),
  category: fc.constantFrom(...CUSTOMS_CATEGORIES),
  mode: fc.constantFrom(...CUSTOMS_MODES),
  origin: fc.constantFrom(...CUSTOMS_ORIGINS, '' as const),
  scale: fc.constantFrom('lb', 'kg'),
  value: fc.constantFrom('1', '1.234,5'),
  freight: number,
  insurance: number,
  weight: number,
  units: number,
  boxes: number,
  day: fc.constantFrom('', '2026-01-29', 'mañana'),
  programme: fc.boolean(),
  asked: fc.boolean(),
})

test('the address holds the whole form, in whatever language it is opened', () => {
  fc.assert(
    fc.property(views, fc.constantFrom(...LOCALES), (view, locale) => {
      expect(parseCustomsQuery(customsQuery(view), locale)).toEqual(view)
    }),
  )
})

test('a blank form has no query, and nonsense is a blank form', () => {
  expect(customsQuery(emptyCustomsView('it')).size).toBe(0)
  const nonsense = new URLSearchParams('to=XX&category=ufo&mode=1&from=&scale=t&programme=yes')
  expect(parseCustomsQuery(nonsense, 'pt')).toEqual(emptyCustomsView('pt'))
})

test('control characters and endless texts are cut', () => {
  const query = new URLSearchParams({ value: `1\u0000${'2'.repeat(100)}` })
  expect(parseCustomsQuery(query, 'es').value).toBe(`1 ${'2'.repeat(28)}`)
})
