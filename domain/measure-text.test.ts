// Measures from files and forms must arrive exactly or not at all.
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { MAX_THOUSANDTHS, parseBox, parseThousandths } from './measure-text.ts'
import type { LengthUnit } from './units.ts'

test.each([
  ['7.6', 7600],
  ['12,5', 12_500],
  [' 1 ', 1000],
  ['.25', 250],
  ['0', 0],
  ['1.2340', 1234],
  ['1000000', MAX_THOUSANDTHS],
])('%j is %d thousandths', (text, thousandths) => {
  expect(parseThousandths(text)).toEqual({ ok: true, thousandths })
})

test.each([
  ['', 'empty'],
  ['-1', 'not_a_number'],
  ['1e3', 'not_a_number'],
  ['1.', 'not_a_number'],
  ['1,000.5', 'not_a_number'],
  ['NaN', 'not_a_number'],
  ['1.2345', 'too_precise'],
  ['1000000.001', 'too_large'],
])('%j is refused as %s', (text, code) => {
  expect(parseThousandths(text)).toEqual({ ok: false, code })
})

test.each<[string, [number, number, number], LengthUnit]>([
  ['7.6 x 4.8 x 1.4 inches', [7600, 4800, 1400], 'in'],
  ['30×20×10 cm', [30_000, 20_000, 10_000], 'cm'],
  ['6.8 X 2.2 X 0.5', [6800, 2200, 500], 'in'],
  ['12" x 12" x 12"', [12_000, 12_000, 12_000], 'in'],
  ['1 * 2 * 3 ft.', [1000, 2000, 3000], 'ft'],
])('%j is a box', (text, [length, width, height], unit) => {
  expect(parseBox(text)).toEqual({
    length: { thousandths: length, unit },
    width: { thousandths: width, unit },
    height: { thousandths: height, unit },
  })
})

test.each([
  '',
  '7 x 4',
  '0 x 1 x 1 in',
  '1 x 2 x 3 parsecs',
  'small',
  '1 x 2 x 3 x 4',
  '1.2345 x 1 x 1',
  '1..2 x 1 x 1 in',
])('%j is not a box', (text) => {
  expect(parseBox(text)).toBeNull()
})

it('reads back every number of thousandths', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: MAX_THOUSANDTHS }),
      fc.constantFrom('.', ','),
      (thousandths, sign) => {
        const digits = String(thousandths).padStart(4, '0')
        const text = `${digits.slice(0, -3)}${sign}${digits.slice(-3)}`
        expect(parseThousandths(text)).toEqual({ ok: true, thousandths })
      },
    ),
  )
})
