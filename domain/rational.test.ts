// The fractions must be exact and the one rounding symmetric, whatever the numbers.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  add,
  ceilDiv,
  ceilToStep,
  compare,
  greater,
  over,
  rational,
  roundHalfAwayFromZero,
  times,
  toInteger,
  toThousandths,
  ZERO,
} from './rational.ts'

const whole = fc.bigInt({ min: -1_000_000n, max: 1_000_000n })
const positive = fc.bigInt({ min: 1n, max: 1_000_000n })
const fraction = fc.tuple(whole, positive).map(([n, d]) => rational(n, d))

test.each([
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [5n, -2n, -3n],
  [49n, 100n, 0n],
  [1n, 2n, 1n],
  [-1n, 3n, 0n],
  [7n, 1n, 7n],
])('%d/%d rounds to %d', (numerator, denominator, expected) => {
  expect(roundHalfAwayFromZero(numerator, denominator)).toBe(expected)
})

test.each([
  [10n, 5n, 2n],
  [11n, 5n, 3n],
  [-11n, 5n, -2n],
  [0n, 5n, 0n],
  [1n, -2n, 0n],
])('%d/%d goes up to %d', (numerator, denominator, expected) => {
  expect(ceilDiv(numerator, denominator)).toBe(expected)
})

describe('fractions', () => {
  it('are kept in lowest terms with a positive denominator', () => {
    expect(rational(6, -4)).toEqual({ numerator: -3n, denominator: 2n })
    expect(rational(0, -9)).toEqual(ZERO)
  })

  it('refuse a zero denominator', () => {
    expect(() => rational(1, 0)).toThrow(RangeError)
    expect(() => over(rational(1), ZERO)).toThrow(RangeError)
    expect(() => ceilToStep(rational(1), ZERO)).toThrow(RangeError)
  })

  it('undo what they do', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(add(add(a, b), times(b, rational(-1)))).toEqual(a)
        if (compare(b, ZERO) !== 0) expect(over(times(a, b), b)).toEqual(a)
      }),
    )
  })

  it('compare like the numbers they stand for', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(compare(a, b)).toBe(-compare(b, a) + 0)
        expect(compare(greater(a, b), a)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('steps and rounding', () => {
  it('go up to the step that covers the value and no further', () => {
    fc.assert(
      fc.property(fraction, positive, (value, thousandths) => {
        const step = rational(thousandths, 1000n)
        const billed = ceilToStep(value, step)
        expect(compare(billed, value)).toBeGreaterThanOrEqual(0)
        expect(compare(add(billed, times(step, rational(-1))), value)).toBe(-1)
      }),
    )
  })

  it('are at most a half away from the value, and mirror it below zero', () => {
    fc.assert(
      fc.property(whole, positive, (n, d) => {
        const rounded = roundHalfAwayFromZero(n, d)
        const distance = 2n * (rounded * d - n)
        expect(distance <= d && -distance <= d).toBe(true)
        expect(roundHalfAwayFromZero(-n, d)).toBe(-rounded)
      }),
    )
  })

  it('leave as plain numbers only while these are exact', () => {
    expect(toThousandths(rational(46296, 10000))).toBe(4630)
    expect(() => toInteger(rational(2n ** 60n))).toThrow(RangeError)
  })
})
