// Units must convert exactly, or the same parcel would bill differently by the unit it was typed in.
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { rational } from './rational.ts'
import {
  LENGTH_UNITS,
  lengthIn,
  toGramsRounded,
  toMillimetresRounded,
  WEIGHT_UNITS,
  weightIn,
  type LengthUnit,
  type WeightUnit,
} from './units.ts'

test.each<[number, WeightUnit, WeightUnit, [number, number]]>([
  [1000, 'lb', 'g', [45_359_237, 100_000]],
  [16_000, 'oz', 'lb', [1, 1]],
  [453_592.37 * 1e3, 'g', 'lb', [1000, 1]],
  [2500, 'kg', 'g', [2500, 1]],
])('%d thousandths of a %s in %s', (thousandths, unit, target, [n, d]) => {
  expect(weightIn(target, { thousandths, unit })).toEqual(rational(n, d))
})

test.each<[number, LengthUnit, LengthUnit, [number, number]]>([
  [1000, 'in', 'mm', [254, 10]],
  [30_480, 'cm', 'in', [12, 1]],
  [1000, 'ft', 'in', [12, 1]],
  [1000, 'm', 'cm', [100, 1]],
])('%d thousandths of a %s in %s', (thousandths, unit, target, [n, d]) => {
  expect(lengthIn(target, { thousandths, unit })).toEqual(rational(n, d))
})

it('rounds only for the eye', () => {
  expect(toGramsRounded({ thousandths: 1000, unit: 'lb' })).toBe(454)
  expect(toMillimetresRounded({ thousandths: 1000, unit: 'in' })).toBe(25)
  expect(toMillimetresRounded({ thousandths: 500, unit: 'mm' })).toBe(1)
})

it('comes back unchanged from every other unit', () => {
  const thousandths = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(
      thousandths,
      fc.constantFrom(...WEIGHT_UNITS),
      fc.constantFrom(...WEIGHT_UNITS),
      (n, a, b) => {
        const there = weightIn(b, { thousandths: n, unit: a })
        const one = weightIn(a, { thousandths: 1000, unit: b })
        expect(
          rational(there.numerator * one.numerator, there.denominator * one.denominator),
        ).toEqual(rational(n, 1000))
      },
    ),
  )
  fc.assert(
    fc.property(
      thousandths,
      fc.constantFrom(...LENGTH_UNITS),
      fc.constantFrom(...LENGTH_UNITS),
      (n, a, b) => {
        const there = lengthIn(b, { thousandths: n, unit: a })
        const one = lengthIn(a, { thousandths: 1000, unit: b })
        expect(
          rational(there.numerator * one.numerator, there.denominator * one.denominator),
        ).toEqual(rational(n, 1000))
      },
    ),
  )
})
