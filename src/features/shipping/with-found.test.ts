// What a link named goes into a shipment once, and into a full one not at all.
import { expect, test } from 'vitest'
import { MOST_PRODUCTS } from '#contract/quoted-products.ts'
import { parseShipment } from '#contract/parse-shipment.ts'
import { withProduct } from './with-found.ts'

const viewOf = (count: number) => ({
  ...parseShipment(new URLSearchParams(), 'es'),
  goods: Array.from({ length: count }, (_, at) => ({ id: at + 1, quantity: 1 })),
})

test('a new product makes way for itself among rows that nobody began', () => {
  const { goods, pieces } = withProduct(viewOf(1), 7)
  expect(goods).toEqual([
    { id: 1, quantity: 1 },
    { id: 7, quantity: 1 },
  ])
  expect(pieces).toEqual([])
})

test('a shipment that is full of others stays as it is; what it holds already can be more', () => {
  const full = viewOf(MOST_PRODUCTS)
  expect(withProduct(full, 1000)).toBe(full)
  const more = withProduct(full, 3, 1).goods
  expect(more).toHaveLength(MOST_PRODUCTS)
  expect(more.at(-1)).toEqual({ id: 3, quantity: 2 })
})
