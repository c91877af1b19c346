// The inventory's addresses: silence means what can be had, and every view comes back as it went.
import { expect, test } from 'vitest'
import { parseStockQuery, stockQuery } from './stock-view.ts'

const read = (query: string) => parseStockQuery(new URLSearchParams(query)).availability

test('begins with what can be had, and shows everything when asked', () => {
  expect(read('')).toEqual(['in_stock', 'low_stock'])
  expect(read('availability=nonsense')).toEqual(['in_stock', 'low_stock'])
  expect(read('availability=any')).toEqual([])
  expect(read('availability=out_of_stock')).toEqual(['out_of_stock'])
  expect(read('availability=in_stock,low_stock')).toEqual(['in_stock', 'low_stock'])
})

test.each(['', 'store=ebay', 'availability=any', 'category=Toys&availability=pre_order&page=3'])(
  '%j comes back',
  (query) => {
    expect(stockQuery(parseStockQuery(new URLSearchParams(query))).toString()).toBe(query)
  },
)
