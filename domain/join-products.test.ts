// Tests that what is joined is one item at different stores, whichever pairs there are.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type JoinedPair, joinProducts } from './join-products.ts'
import { STORES } from './vocabulary.ts'

const products = [
  { id: 1, store: 'amazon' },
  { id: 2, store: 'ebay' },
  { id: 3, store: 'walmart' },
  { id: 4, store: 'ebay' },
] as const

test.each<[string, number[][], JoinedPair[], number[][]]>([
  ['two stores', [], [[1, 2]], [[1, 2]]],
  [
    'three stores, each two a pair',
    [],
    [
      [1, 2],
      [2, 3],
      [1, 3],
    ],
    [[1, 2, 3]],
  ],
  [
    'no chain: the first and the third are no pair',
    [],
    [
      [1, 2],
      [2, 3],
    ],
    [[1, 2]],
  ],
  [
    'one listing of a store, the surer one',
    [],
    [
      [1, 4],
      [1, 2],
    ],
    [[1, 4]],
  ],
  [
    'to a group that stands',
    [[1, 2]],
    [
      [1, 2],
      [2, 3],
      [1, 3],
    ],
    [[1, 2, 3]],
  ],
  ['a group that stands, without news', [[1, 2]], [], [[1, 2]]],
  ['nothing', [], [], []],
])('%s', (_, groups, pairs, expected) => {
  expect(joinProducts(products, groups, pairs)).toEqual(expected)
})

test('whatever the pairs, each two of a group are one, of two stores, and nobody is in two groups', () => {
  const id = fc.integer({ min: 0, max: 19 })
  fc.assert(
    fc.property(fc.array(fc.tuple(id, id), { maxLength: 60 }), (pairs) => {
      const many = Array.from({ length: 20 }, (_, at) => ({ id: at, store: STORES[at % 5]! }))
      const groups = joinProducts(many, [], pairs)
      const all = groups.flat()
      expect(new Set(all).size).toBe(all.length)
      for (const group of groups) {
        expect(new Set(group.map((each) => each % 5)).size).toBe(group.length)
        for (const one of group)
          for (const other of group)
            if (one < other)
              expect(pairs.some((pair) => pair.includes(one) && pair.includes(other))).toBe(true)
      }
    }),
  )
})
