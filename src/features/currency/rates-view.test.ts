// Tests that broken addresses of the rates page give defaults instead of errors, and amounts as each language writes them.
import { expect, test } from 'vitest'
import { ratesViewOf, readAmount } from './rates-view.ts'

test.each([
  ['', { currency: 'VES', kind: 'parallel', days: 30, amount: '' }],
  ['currency=BRL&days=90&amount=12', { currency: 'BRL', kind: 'parallel', days: 90, amount: '12' }],
  ['currency=USD&days=31&kind=override', { currency: 'VES', kind: 'parallel', days: 30 }],
  ['kind=official', { kind: 'official' }],
  [`amount=${'9'.repeat(99)}`, { amount: '9'.repeat(24) }],
])('%s', (query, view) => {
  expect(ratesViewOf(new URLSearchParams(query))).toMatchObject(view)
})

test.each([
  ['25', 'es', 2500],
  ['25,5', 'es', 2550],
  ['25.50', 'es', 2550],
  ['1.234', 'es', 123_400],
  ['1,234', 'en', 123_400],
  ['1.234,56', 'en', 123_456],
  ['US$ 10', 'it', 1000],
] as const)('%s in %s is %i cents', (text, locale, cents) => {
  expect(readAmount(text, locale)).toEqual({ ok: true, cents })
})

test.each(['', 'doce', '-4', '1e3', '10 EUR'])('«%s» is no amount', (text) => {
  expect(readAmount(text, 'es').ok).toBe(false)
})
