// Whatever a store allows, four runs a day fit into it.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { itemCallsOf, mostPagesOf } from './run-budget.ts'

it.each([
  ['Walmart, ten departments', 5000, 10, false, 100],
  ['eBay, eleven categories of up to fifty pages', 5000, 11, true, 54],
  ['Amazon, 29 searches', 8640, 29, false, 59],
  ['more lists than calls', 100, 1000, true, 1],
])('%s', (_, callsPerDay, lists, knowsDetails, pages) => {
  expect(mostPagesOf(callsPerDay, { lists, knowsDetails })).toBe(pages)
})

it('gives lists and single products of four runs no more than a day has', () => {
  const many = fc.integer({ min: 100, max: 1_000_000 })
  fc.assert(
    fc.property(
      many,
      fc.integer({ min: 1, max: 10 }),
      fc.boolean(),
      (perDay, lists, knowsDetails) => {
        const listed = lists * mostPagesOf(perDay, { lists, knowsDetails })
        const details = knowsDetails ? itemCallsOf('details', perDay) : 0
        expect(4 * (listed + itemCallsOf('check', perDay) + details)).toBeLessThanOrEqual(perDay)
      },
    ),
  )
})
