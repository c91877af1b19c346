// Fixes the ends of the hours in which somebody answers.
import { expect, test } from 'vitest'
import { isChatOpen } from './business-hours.ts'

test.each([
  [1, 8, false],
  [1, 9, true],
  [5, 17, true],
  [5, 18, false],
  [6, 12, false],
  [0, 12, false],
])('day %i at %i is open: %s', (weekday, hour, open) =>
  expect(isChatOpen(weekday, hour)).toBe(open),
)
