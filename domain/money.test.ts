// Not a cent may appear or vanish when amounts are multiplied, shared or split.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { allocate, centsToDecimal, multiply, percentOf, sum } from './money.ts'

const cents = fc.integer({ min: 0, max: 2_000_000_000 })
const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 })

test.each([
  [20_000, 1500, 3000],
  [3333, 1500, 500],
  [10, 1500, 2],
  [9, 1500, 1],
  [-10, 1500, -2],
  [0, 1500, 0],
])('%d cents at %d basis points are %d', (amount, basisPoints, expected) => {
  expect(percentOf(amount, basisPoints)).toBe(expected)
})

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [100, [0, 0], [50, 50]],
  [5, [3, 7], [2, 3]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [1, [0, 5, 5], [0, 1, 0]],
])('%d cents over %j are %j', (total, over, expected) => {
  expect(allocate(total, over)).toEqual(expected)
})

test.each([
  [1265, '12.65'],
  [5, '0.05'],
  [0, '0.00'],
  [-130, '-1.30'],
  [129_900, '1299.00'],
])('%d cents are written %s', (amount, expected) => {
  expect(centsToDecimal(amount)).toBe(expected)
})

describe('amounts', () => {
  it('refuse fractions of a cent', () => {
    expect(() => multiply(12.5, 2)).toThrow(RangeError)
    expect(() => multiply(12, 0.5)).toThrow(RangeError)
    expect(() => sum([1, 0.1])).toThrow(RangeError)
  })

  it('refuse to grow beyond what a number holds exactly', () => {
    expect(() => multiply(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError)
  })

  it('are the same multiplied or added up', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 99 }), (amount, quantity) => {
        expect(multiply(amount, quantity)).toBe(sum(Array.from({ length: quantity }, () => amount)))
      }),
    )
  })
})

describe('a split amount', () => {
  it('sums to the whole, each part within a cent of its share', () => {
    fc.assert(
      fc.property(cents, weights, (total, over) => {
        const parts = allocate(total, over)
        expect(sum(parts)).toBe(total)
        const whole = over.reduce((a, b) => a + b, 0)
        if (whole === 0) return
        parts.forEach((part, i) => {
          expect(Math.abs(part - (total * (over[i] ?? 0)) / whole)).toBeLessThan(1.001)
        })
      }),
    )
  })

  it('needs parts, none of them negative', () => {
    expect(() => allocate(1, [])).toThrow(RangeError)
    expect(() => allocate(1, [1, -1])).toThrow(RangeError)
  })
})
