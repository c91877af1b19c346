// Proves that weights and sizes are shown in pounds and inches, and that an estimate says so.
import { expect, test } from 'vitest'
import { displaySides, displayWeight } from './display-measures.ts'

const row = {
  category: 'Toys' as const,
  weightThousandths: 1000,
  weightUnit: 'kg' as const,
  weightSource: 'provider' as const,
  lengthThousandths: 100_000,
  widthThousandths: 254_000,
  heightThousandths: 12_700,
  sizeUnit: 'mm' as const,
}

test('any unit is shown in pounds with two decimals and inches with one, longest side first', () => {
  expect(displayWeight(row)).toEqual({ weightPounds: '2.20', weightSource: 'provider' })
  expect(displaySides(row)).toEqual(['10.0', '3.9', '0.5'])
})

test.each([{ weightThousandths: null }, { weightThousandths: 0 }, { weightUnit: null }])(
  'without a weight the estimate of the category is shown as one (%j)',
  (changes) => {
    expect(displayWeight({ ...row, ...changes })).toEqual({
      weightPounds: '2.00',
      weightSource: 'estimate',
    })
  },
)

test('a size lacks nothing or is not shown', () => {
  expect(displaySides({ ...row, heightThousandths: null })).toBeNull()
  expect(displaySides({ ...row, sizeUnit: null })).toBeNull()
})
