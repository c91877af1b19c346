// Tests what keeps exported cells harmless, and that nothing is lost on the way back.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainCell, safeCell } from './spreadsheet-cell.ts'

test.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', '\n=1', '＝1', "'=1", "''-2"])(
  'no spreadsheet computes %j',
  (text) => {
    expect(safeCell(text)).toMatch(/^'/u)
    expect(plainCell(safeCell(text))).toBe(text)
  },
)

test('other texts stay as they are, apostrophes too', () => {
  for (const text of ['', '5 - 2', "'quoted'", "'", 'a=b']) {
    expect(safeCell(text)).toBe(text)
    expect(plainCell(text)).toBe(text)
  }
})

test('any text comes back', () => {
  const signs = fc.string({ unit: fc.constantFrom("'", '=', '-', '＝', 'a', ' ', '\t') })
  fc.assert(fc.property(fc.oneof(signs, fc.string()), (text) => plainCell(safeCell(text)) === text))
})
