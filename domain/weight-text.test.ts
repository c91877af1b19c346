// A weight is what the store wrote, to the thousandth, or unknown.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { weightIn } from './units.ts'
import { parseWeight } from './weight-text.ts'

it.each([
  ['249 g', { thousandths: 249_000, unit: 'g' }],
  ['1 206 g', { thousandths: 1_206_000, unit: 'g' }],
  ['0.56 Pounds', { thousandths: 560, unit: 'lb' }],
  ['2.3 lbs.', { thousandths: 2300, unit: 'lb' }],
  ['8.8 Ounces', { thousandths: 8800, unit: 'oz' }],
  ['1,5 kg', { thousandths: 1500, unit: 'kg' }],
  ['1 lb 4 oz', { thousandths: 20_000, unit: 'oz' }],
  ['2 Pounds, 4.5 Ounces', { thousandths: 36_500, unit: 'oz' }],
  ['0 lb 7 oz', { thousandths: 7000, unit: 'oz' }],
])('%j', (text, weight) => {
  expect(parseWeight(text, null)).toEqual(weight)
})

it.each([
  '3',
  '1 lb 16 oz',
  '0 lb 0 oz',
  'light',
  '12 stone',
  '-2 lb',
  '1.250 g',
  '1,250 lb',
  '99999 kg',
])('%j stays unknown', (text) => {
  expect(parseWeight(text, null)).toBeNull()
})

it('takes pounds and ounces together without rounding', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      fc.integer({ min: 0, max: 15 }),
      (pounds, ounces) => {
        const weight = parseWeight(`${pounds} lb ${ounces} oz`, null)
        const { numerator, denominator } = weightIn('oz', weight!)
        expect(numerator).toBe(denominator * BigInt(pounds * 16 + ounces))
      },
    ),
  )
})

it('survives any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const weight = parseWeight(text, null)
      expect(weight === null || weight.thousandths > 0).toBe(true)
    }),
  )
})
