// Proves that the shop's day changes at midnight in Caracas, not at midnight UTC.
import { expect, test } from 'vitest'
import { shopDay } from './shop-day.ts'

test.each([
  ['2026-11-28T03:59:59Z', '2026-11-27'],
  ['2026-11-28T04:00:00Z', '2026-11-28'],
  ['2027-01-01T00:00:00Z', '2026-12-31'],
])('%s is %s', (moment, day) => expect(shopDay(new Date(moment))).toBe(day))
