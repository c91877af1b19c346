// Tests that lengths of time are written in their two largest units.
import { expect, test } from 'vitest'
import { formatSeconds } from './format-seconds.ts'

test.each([
  [0, '0 s'],
  [45, '45 s'],
  [60, '1 min'],
  [200, '3 min 20 s'],
  [3600, '1 h'],
  [3925, '1 h 5 min'],
])('%i seconds', (seconds, text) => {
  expect(formatSeconds(seconds).replaceAll('\u00a0', ' ')).toBe(text)
})
