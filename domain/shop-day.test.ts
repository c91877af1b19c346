// Proves that the shop's day changes at midnight in Caracas, not at midnight UTC.
import { expect, test } from 'vitest'
import { shopDay, shopDayStart } from './shop-day.ts'

test.each([
  ['2026-11-28T03:59:59Z', '2026-11-27'],
  ['2026-11-28T04:00:00Z', '2026-11-28'],
  ['2027-01-01T00:00:00Z', '2026-12-31'],
])('%s is %s', (moment, day) => expect(shopDay(new Date(moment))).toBe(day))

test('a day begins at midnight in Caracas', () => {
  expect(shopDayStart('2026-11-28').toISOString()).toBe('2026-11-28T04:00:00.000Z')
  expect(shopDay(shopDayStart('2026-11-28'))).toBe('2026-11-28')
})
