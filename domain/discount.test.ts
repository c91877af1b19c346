// A discount is never promised where there is none.
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { discountPercentage, formerPrice } from './discount.ts'

test.each([
  [7500, 10_000, 25],
  [6667, 10_000, 33],
  [9950, 10_000, 1],
  [9951, 10_000, 0],
  [10_000, 10_000, 0],
  [12_000, 10_000, 0],
  [100, null, 0],
  [0, 0, 0],
])('%d instead of %j saves %d per cent', (price, original, expected) => {
  expect(discountPercentage(price, original)).toBe(expected)
})

test.each([
  [5800, 5500, null],
  [5800, 5800, null],
  [5800, 5801, 5801],
  [5800, null, null],
])('%d was before %j: %j', (price, original, expected) => {
  expect(formerPrice(price, original)).toBe(expected)
})

it('is a whole number from 0 to 100 that does not grow with the price', () => {
  const cents = fc.nat(2_000_000)
  fc.assert(
    fc.property(cents, cents, cents, (price, more, original) => {
      const saved = discountPercentage(price, original)
      expect(Number.isInteger(saved) && saved >= 0 && saved <= 100).toBe(true)
      expect(discountPercentage(price + more, original)).toBeLessThanOrEqual(saved)
    }),
  )
})
