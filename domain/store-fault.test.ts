// Refusals are understood the same way for every store, and a pause is never longer than a day.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { faultOfStatus, parseRetryAfter, storeFault } from './store-fault.ts'

const NOW = Date.UTC(2026, 10, 28, 12, 0, 0)

it.each([
  ['7', 7],
  [' 0 ', 0],
  ['999999999', 86_400],
  ['Sat, 28 Nov 2026 12:01:30 GMT', 90],
  ['Sat, 28 Nov 2026 11:00:00 GMT', 0],
  [null, null],
  ['', null],
  ['soon', null],
  ['-5', null],
  ['1.5', null],
])('Retry-After %j is %j', (header, seconds) => {
  expect(parseRetryAfter(header, NOW)).toBe(seconds)
})

it.each([
  [429, 'throttled'],
  [401, 'unauthorised'],
  [403, 'unauthorised'],
  [408, 'retryable'],
  [500, 'retryable'],
  [503, 'retryable'],
  [504, 'retryable'],
  [301, 'permanent'],
  [400, 'permanent'],
  [404, 'permanent'],
])('%d is %s', (status, kind) => {
  expect(faultOfStatus(status)).toMatchObject({ kind, status })
})

it('waits as long as an overloaded store asks', () => {
  expect(faultOfStatus(503, { retryAfterSeconds: 20 })).toMatchObject({
    kind: 'throttled',
    retryAfterSeconds: 20,
  })
})

it('keeps what a store says harmless and short', () => {
  fc.assert(
    fc.property(fc.anything(), fc.double({ noNaN: true }), (detail, retryAfterSeconds) => {
      const fault = storeFault('retryable', 'x', { detail, retryAfterSeconds })
      expect(fault.detail.length).toBeLessThanOrEqual(400)
      expect(fault.detail).not.toMatch(/<[a-z/!?]/iu)
      expect(fault.retryAfterSeconds).toBeGreaterThanOrEqual(0)
      expect(fault.retryAfterSeconds).toBeLessThanOrEqual(86_400)
    }),
  )
})
