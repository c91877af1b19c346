// Pins what the measuring scripts call the middle.
import { expect, test } from 'vitest'
import { median } from './median.ts'

test.each([
  [[], 0],
  [[7], 7],
  [[3, 1, 2], 2],
  [[10, 9, 100], 10],
  [[1, 2, 3, 4], 3],
])('the middle of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('the measurements stay as they were', () => {
  const values = [3, 1, 2]
  median(values)
  expect(values).toEqual([3, 1, 2])
})
