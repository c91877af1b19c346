// Proves the amount in bolivars to the céntimo, and when the rate behind it ends.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bolivarsFor, isRateHeld } from './bolivar-payment.ts'
import { ORDER_STATES } from './order-state.ts'

test.each([
  [9878, '900.886719', 8_898_959],
  [1, '900', 900],
  [100, '779.9522', 77_995],
  // Half a céntimo goes up.
  [10, '0.25', 3],
])('%i cents at %s are %i céntimos', (cents, rate, centimos) => {
  expect(bolivarsFor(cents, rate)).toBe(centimos)
})

test('more dollars never cost fewer bolivars, and no amount is more than half a céntimo off', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 1, max: 10_000_000 }),
      (cents, thousandths) => {
        const rate = `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`
        const exact = (BigInt(cents) * BigInt(thousandths) * 2n + 1000n) / 2000n
        expect(BigInt(bolivarsFor(cents, rate))).toBe(exact)
        expect(bolivarsFor(cents + 1, rate)).toBeGreaterThanOrEqual(bolivarsFor(cents, rate))
      },
    ),
  )
})

test.each([
  ['0', 'is no rate'],
  ['-1', 'is no rate'],
  ['', 'is no rate'],
  ['nine', 'Cannot convert'],
])('«%s» is refused: %s', (rate, why) => {
  expect(() => bolivarsFor(100, rate)).toThrow(why)
})

describe('a frozen rate', () => {
  test('holds to the last moment of the time to pay', () => {
    const unpaid = { state: 'pending_payment', untilMs: 1000, reportedMs: null } as const
    expect(isRateHeld(unpaid, 999)).toBe(true)
    expect(isRateHeld(unpaid, 1000)).toBe(false)
    // A rejected report buys no more time.
    expect(isRateHeld({ ...unpaid, reportedMs: 10 }, 1000)).toBe(false)
  })

  test('stays what it was once the payment was reported in time, and ends with a cancelled order', () => {
    for (const state of ORDER_STATES.filter((each) => each !== 'pending_payment')) {
      expect(isRateHeld({ state, untilMs: 1000, reportedMs: 999 }, 5000)).toBe(
        state !== 'cancelled',
      )
      expect(isRateHeld({ state, untilMs: 1000, reportedMs: 1000 }, 5000)).toBe(false)
    }
  })
})
