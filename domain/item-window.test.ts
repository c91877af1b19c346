// Windows end where the list ends, and a new order loses nothing.
import { expect, test } from 'vitest'
import { itemWindow, shuffled } from './item-window.ts'

test.each([
  [0, 24, { from: 0, to: 8, previous: null, next: 8 }],
  [8, 24, { from: 8, to: 16, previous: 0, next: 16 }],
  [16, 24, { from: 16, to: 24, previous: 8, next: null }],
  [8, 12, { from: 8, to: 12, previous: 0, next: null }],
  [0, 8, { from: 0, to: 8, previous: null, next: null }],
  [0, 3, { from: 0, to: 3, previous: null, next: null }],
  [0, 0, { from: 0, to: 0, previous: null, next: null }],
  [900, 12, { from: 8, to: 12, previous: 0, next: null }],
  [3, 12, { from: 3, to: 11, previous: 0, next: 11 }],
  [-5, 12, { from: 0, to: 8, previous: null, next: 8 }],
  [Number.NaN, 12, { from: 0, to: 8, previous: null, next: 8 }],
])('from %s of %s', (start, count, window) => {
  expect(itemWindow(start, 8, count)).toEqual(window)
})

test('a new order holds the same items', () => {
  const items = [1, 2, 3, 4, 5]
  const numbers = [0.9, 0, 0.5, 0.2]
  const order = shuffled(items, () => numbers.shift() ?? 0)
  expect(order).not.toEqual(items)
  expect(order.toSorted((a, b) => a - b)).toEqual(items)
  expect(items).toEqual([1, 2, 3, 4, 5])
  expect(shuffled([], () => 0.5)).toEqual([])
})
