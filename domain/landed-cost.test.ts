// The documented estimate must be the documented formula.
import { expect, test } from 'vitest'
import { landedCostEstimate } from './landed-cost.ts'

test.each([
  [10_000, 2, [20_000, 3100, 3000, 2500], 28_600],
  [1265, 1, [1265, 3100, 190, 2500], 7055],
  [0, 1, [0, 3100, 0, 2500], 5600],
])('%d cents × %d at the door', (priceCents, quantity, cents, totalCents) => {
  const estimate = landedCostEstimate(priceCents, quantity)
  expect(estimate.lines.map((line) => line.code)).toEqual([
    'goods',
    'freight',
    'taxes',
    'processing',
  ])
  expect(estimate.lines.map((line) => line.cents)).toEqual(cents)
  expect(estimate.totalCents).toBe(totalCents)
})
