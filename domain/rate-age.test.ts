// Tests rates against their age: which are shown, which carry a warning, which nobody may pay by.
import { expect, test } from 'vitest'
import { isUsable, rateState, type RateKind, type RateState } from './rate-age.ts'

const at = (text: string) => Date.parse(text)
const dated = (kind: RateKind, value: string, until: string | null = null) => ({
  kind,
  valueMs: at(value),
  untilMs: until === null ? null : at(until),
})

test.each<[RateKind, string, string, RateState]>([
  // A bank publishes on Friday afternoon for Monday: its date in Caracas decides.
  ['official', '2026-08-24T00:00:00-04:00', '2026-08-21T21:00:00Z', 'pending'],
  ['official', '2026-08-24T00:00:00-04:00', '2026-08-24T03:59:59Z', 'pending'],
  ['official', '2026-08-24T00:00:00-04:00', '2026-08-24T04:00:00Z', 'fresh'],
  ['official', '2026-08-20T00:00:00-04:00', '2026-08-25T04:00:00Z', 'fresh'],
  ['official', '2026-08-20T00:00:00-04:00', '2026-08-25T04:00:01Z', 'expired'],
  ['reference', '2026-07-17T00:00:00Z', '2026-07-21T12:00:00Z', 'fresh'],
  ['reference', '2026-07-17T00:00:00Z', '2026-07-23T00:00:00Z', 'expired'],
  ['parallel', '2026-08-21T18:00:00Z', '2026-08-22T18:00:00Z', 'fresh'],
  ['parallel', '2026-08-21T18:00:00Z', '2026-08-22T18:00:01Z', 'stale'],
  // An answer that has not moved for three days, however often it was fetched.
  ['parallel', '2026-08-19T18:00:00Z', '2026-08-22T18:00:00Z', 'stale'],
  ['parallel', '2026-08-19T18:00:00Z', '2026-08-22T18:00:01Z', 'expired'],
])('%s of %s is at %s %s', (kind, value, now, state) => {
  expect(rateState(dated(kind, value), at(now))).toBe(state)
})

test('an override holds until its end, however old it is', () => {
  const override = dated('override', '2026-01-01T00:00:00Z', '2026-06-01T00:00:00Z')
  expect(rateState(override, at('2026-05-31T23:59:59Z'))).toBe('fresh')
  expect(rateState(override, at('2026-06-01T00:00:00Z'))).toBe('expired')
})

test('only fresh and stale rates are used', () => {
  const states: RateState[] = ['pending', 'fresh', 'stale', 'expired']
  expect(states.filter(isUsable)).toEqual(['fresh', 'stale'])
})
