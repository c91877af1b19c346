// Proves what a way to pay adds or takes off, and which amounts it takes.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { feeOf, takesAmount } from './payment-amount.ts'

describe('fees and discounts', () => {
  const fee = { feeBasisPoints: 300, feeCents: 25 }
  test.each([
    [10_000, fee, 325],
    [1, fee, 25],
    [10_000, { feeBasisPoints: -500, feeCents: 0 }, -500],
    [100, { feeBasisPoints: 0, feeCents: -500 }, -99],
    [10_000, { feeBasisPoints: 0, feeCents: 0 }, 0],
  ])('%i cents with %j: %i', (cents, given, expected) => {
    expect(feeOf(cents, given)).toBe(expected)
  })

  it('always leaves something to pay', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: -10_000, max: 10_000 }),
        fc.integer({ min: -100_000, max: 100_000 }),
        (cents, feeBasisPoints, feeCents) =>
          cents + feeOf(cents, { feeBasisPoints, feeCents }) >= 1,
      ),
    )
  })
})

test('bounds include their ends', () => {
  const bounds = { leastCents: 500, mostCents: 1000 }
  expect([499, 500, 1000, 1001].map((cents) => takesAmount(bounds, cents))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(takesAmount({ leastCents: null, mostCents: null }, 1)).toBe(true)
})
