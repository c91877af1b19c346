// A piece may only stand as its owner allows, and nothing that is no cargo may reach the search.
import { describe, expect, it, test } from 'vitest'
import {
  ANY_SIDE_UP,
  assertCargo,
  type Cargo,
  MAX_PIECES,
  MAX_SIDE,
  orientationsOf,
  THIS_SIDE_UP,
} from './cargo.ts'

describe('orientations', () => {
  it('are six for three sides, three with two equal ones, one for a cube', () => {
    expect(orientationsOf({ dx: 3, dy: 2, dz: 1 }, ANY_SIDE_UP)).toHaveLength(6)
    expect(orientationsOf({ dx: 3, dy: 2, dz: 2 }, ANY_SIDE_UP)).toHaveLength(3)
    expect(orientationsOf({ dx: 2, dy: 2, dz: 2 }, ANY_SIDE_UP)).toHaveLength(1)
  })

  it('keep the height of what has a side up', () => {
    expect(orientationsOf({ dx: 3, dy: 2, dz: 1 }, THIS_SIDE_UP)).toEqual([
      { dx: 3, dy: 2, dz: 1 },
      { dx: 2, dy: 3, dz: 1 },
    ])
  })
})

const one: Cargo = { orientations: [{ dx: 1, dy: 1, dz: 1 }], quantity: 1, grams: 0 }
test.each<[string, Cargo]>([
  ['no orientation', { ...one, orientations: [] }],
  ['a side of nothing', { ...one, orientations: [{ dx: 0, dy: 1, dz: 1 }] }],
  ['a negative side', { ...one, orientations: [{ dx: 1, dy: -1, dz: 1 }] }],
  ['a side that is not whole', { ...one, orientations: [{ dx: 1, dy: 1, dz: 1.5 }] }],
  ['a side that is no number', { ...one, orientations: [{ dx: Number.NaN, dy: 1, dz: 1 }] }],
  ['a side without end', { ...one, orientations: [{ dx: MAX_SIDE + 1, dy: 1, dz: 1 }] }],
  ['a negative quantity', { ...one, quantity: -1 }],
  ['half a piece', { ...one, quantity: 0.5 }],
  ['pieces without end', { ...one, quantity: MAX_PIECES }],
  ['a negative weight', { ...one, grams: -1 }],
])('%s is no cargo', (_, cargo) => {
  expect(() => assertCargo([one, cargo])).toThrow(RangeError)
})
