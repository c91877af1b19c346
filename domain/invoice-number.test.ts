// What is written as an invoice's number is read again, and nothing else.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatInvoiceNumber, parseInvoiceNumber } from './invoice-number.ts'

test('what is written is read again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 9999 }),
      fc.integer({ min: 1, max: 999_999_999 }),
      (year, count) => {
        expect(parseInvoiceNumber(formatInvoiceNumber({ year, count }))).toEqual({ year, count })
      },
    ),
  )
})

test.each([
  [' f-2026-000007 ', { year: 2026, count: 7 }],
  ['F2026000007', { year: 2026, count: 7 }],
  ['F-2026-000000', null],
  ['F-1999-000001', null],
  ['PU-000001-3', null],
  ['', null],
])('%j is %j', (text, place) => {
  expect(parseInvoiceNumber(text)).toEqual(place)
})
