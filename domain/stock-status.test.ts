// The borders between the three stock states.
import { expect, it, test } from 'vitest'
import { availabilityOf, piecesForSale, stockStatus } from './stock-status.ts'

test.each([
  [-1, 'out_of_stock'],
  [0, 'out_of_stock'],
  [1, 'low_stock'],
  [5, 'low_stock'],
  [6, 'in_stock'],
  [1_000_000, 'in_stock'],
])('%d in stock is %s', (stock, status) => {
  expect(stockStatus(stock)).toBe(status)
  expect(availabilityOf(stock, false)).toBe(status)
})

it('is a pre-order when flagged, with or without stock', () => {
  expect([availabilityOf(0, true), availabilityOf(9, true)]).toEqual(['pre_order', 'pre_order'])
})

it('bounds an order by the stock, but for a pre-order', () => {
  const sold = [piecesForSale(0, 'out_of_stock'), piecesForSale(4, 'low_stock')]
  expect([...sold, piecesForSale(0, 'pre_order')]).toEqual([0, 4, 99])
})
