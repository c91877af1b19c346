// Whatever is packed, every packing is sound; published instances say how full it gets, hostile ones how much it works.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { BR_CONTAINER, BR_KINDS, brInstance } from '#tests/support/bischoff-ratcliff.ts'
import { type Cargo, type Container, MAX_PIECES, orientationsOf, volumeOf } from './cargo.ts'
import { findPackingFault } from './check-packing.ts'
import { FIRST_BUDGET, packContainer } from './pack-container.ts'

const BUDGET = 1_000_000
const ofCube = (side: number, quantity: number, grams = 0): Cargo => ({
  orientations: [{ dx: side, dy: side, dz: side }],
  quantity,
  grams,
})
const box = (dx: number, dy = dx, dz = dx, maxGrams = Infinity): Container => ({
  size: { dx, dy, dz },
  maxGrams,
})

describe('published instances', () => {
  it('are made as published: the first of BR1', () => {
    const kinds = brInstance(3, 1).map(({ orientations, quantity }) => [orientations[0], quantity])
    expect(kinds).toEqual([
      [{ dx: 108, dy: 76, dz: 30 }, 40],
      [{ dx: 110, dy: 43, dz: 25 }, 33],
      [{ dx: 92, dy: 81, dz: 55 }, 39],
    ])
  })

  test.each([1, 3, 5, 7])('of class BR%d are packed to nine tenths', (index) => {
    const shares = [1, 2].map((instance) => {
      const cargo = brInstance(BR_KINDS[index]!, instance)
      const packing = packContainer(BR_CONTAINER, cargo, { budget: BUDGET })
      expect(findPackingFault(BR_CONTAINER, cargo, packing.placed)).toBeNull()
      return packing.volume / volumeOf(BR_CONTAINER.size)
    })
    expect((shares[0]! + shares[1]!) / 2).toBeGreaterThan(0.9)
  })

  it('can be packed so that everything rests on something', () => {
    const cargo = brInstance(BR_KINDS[3], 1)
    const { placed, volume } = packContainer(BR_CONTAINER, cargo, {
      budget: BUDGET,
      supported: true,
    })
    expect(findPackingFault(BR_CONTAINER, cargo, placed, { supported: true })).toBeNull()
    expect(volume / volumeOf(BR_CONTAINER.size)).toBeGreaterThan(0.85)
  })
})

it('fills what can be filled to the last unit', () => {
  expect(packContainer(box(6), [ofCube(2, 27)])).toMatchObject({ volume: 216, complete: true })
  expect(packContainer(box(6), [ofCube(2, 30)])).toMatchObject({ volume: 216, complete: false })
})

it('keeps to the limit of weight, the fullest way it knows', () => {
  const { placed, grams } = packContainer(box(6, 6, 6, 100), [ofCube(2, 27, 30)])
  expect([placed.length, grams]).toEqual([3, 90])
})

it('answers the same again, and more budget never packs less', () => {
  const cargo = brInstance(BR_KINDS[2], 9)
  const shares = [0, 200_000, 200_000, 1_000_000].map(
    (budget) => packContainer(BR_CONTAINER, cargo, { budget }).volume,
  )
  expect(shares[1]).toBe(shares[2])
  expect(shares[0]).toBeLessThanOrEqual(shares[1]!)
  expect(shares[1]).toBeLessThanOrEqual(shares[3]!)
})

it('ends when it is told to', () => {
  let asked = 0
  packContainer(BR_CONTAINER, brInstance(20, 3), { stop: () => ++asked > 4 })
  expect(asked).toBeLessThan(8)
})

describe('hostile cargo', () => {
  it('of nothing, of nothing that fits and of nothing light enough packs nothing', () => {
    const nothing = { placed: [], volume: 0, grams: 0 }
    expect(packContainer(box(6), [])).toMatchObject({ ...nothing, complete: true })
    expect(packContainer(box(6), [ofCube(2, 0)])).toMatchObject({ ...nothing, complete: true })
    expect(packContainer(box(6), [ofCube(7, 1)])).toMatchObject({ ...nothing, complete: false })
    expect(packContainer(box(6, 6, 6, 5), [ofCube(2, 1, 6)])).toMatchObject(nothing)
  })

  it('is refused when it is no cargo', () => {
    expect(() => packContainer(box(6), [ofCube(0, 1)])).toThrow(RangeError)
    expect(() => packContainer(box(1e9), [ofCube(1, 1)])).toThrow(RangeError)
  })

  it('of four hundred kinds, or of ten thousand grains, takes bounded work', () => {
    const kinds = Array.from({ length: 400 }, (_, index) => ({
      orientations: orientationsOf(
        { dx: 20 + (index % 37), dy: 20 + (index % 41), dz: 20 + (index % 43) },
        { dx: true, dy: true, dz: true },
      ),
      quantity: 1,
      grams: index,
    }))
    for (const cargo of [kinds, [ofCube(1, MAX_PIECES)]]) {
      const { placed, work } = packContainer(box(300), cargo, { budget: BUDGET })
      expect(placed.length).toBeGreaterThan(150)
      expect(work).toBeLessThan(FIRST_BUDGET * 1.1)
    }
  })
})

describe('whatever is packed', () => {
  const side = fc.integer({ min: 1, max: 30 })
  const size = fc.record({ dx: side, dy: side, dz: side })
  const cargo = fc.array(
    fc.record({
      orientations: fc
        .tuple(size, fc.boolean(), fc.boolean())
        .map(([one, dx, dy]) => orientationsOf(one, { dx, dy, dz: !dx || dy })),
      quantity: fc.integer({ min: 0, max: 12 }),
      grams: fc.integer({ min: 0, max: 500 }),
    }),
    { maxLength: 6 },
  )
  const limit = fc.oneof(fc.constant(Infinity), fc.integer({ min: 0, max: 5000 }))

  test.each([false, true])('a packing is sound (supported: %s)', (supported) => {
    fc.assert(
      fc.property(size, limit, cargo, (inside, maxGrams, pieces) => {
        const container = { size: inside, maxGrams }
        const packing = packContainer(container, pieces, { budget: 20_000, supported })
        const { placed, volume, complete } = packing
        expect(findPackingFault(container, pieces, placed, { supported })).toBeNull()
        expect(volume).toBe(
          placed.reduce((sum, p) => sum + (p.x1 - p.x0) * (p.y1 - p.y0) * (p.z1 - p.z0), 0),
        )
        const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
        expect(complete).toBe(placed.length === count)
      }),
      { numRuns: 60 },
    )
  })
})
