// A store's words about its stock become pieces that read back as the same words.
import { expect, it } from 'vitest'
import { offeredPieces } from './store-offer.ts'
import { stockStatus } from './stock-status.ts'

it.each(['in_stock', 'low_stock', 'out_of_stock'] as const)('keeps %s', (availability) => {
  expect(stockStatus(offeredPieces({ availability, stock: null }))).toBe(availability)
})

it('prefers the number the store counts, but not beyond what it says', () => {
  expect(offeredPieces({ availability: 'in_stock', stock: 60 })).toBe(60)
  expect(offeredPieces({ availability: 'out_of_stock', stock: 60 })).toBe(0)
  expect(offeredPieces({ availability: 'pre_order', stock: null })).toBeGreaterThan(0)
})
