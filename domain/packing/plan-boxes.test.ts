// Plans are sound whatever the prices, and close to the best there is where all plans can be counted.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANY_SIDE_UP, type Cargo, type Container, orientationsOf } from './cargo.ts'
import { findPackingFault } from './check-packing.ts'
import { type Counts, type GroupPrices, makeFitter } from './fit-boxes.ts'
import { planBoxes } from './plan-boxes.ts'

const box = (side: number, maxGrams = 1000): Container => ({
  size: { dx: side, dy: side, dz: side },
  maxGrams,
})
const BOXES = [box(4), box(6), box(9)]
const BOX_CENTS = [300, 450, 700]
const prices = (aloneCents: number | null): GroupPrices => ({
  inBox: (index) => BOX_CENTS[index] ?? null,
  alone: () => aloneCents,
})
const cube = (side: number, quantity: number, grams = 1): Cargo => ({
  orientations: [{ dx: side, dy: side, dz: side }],
  quantity,
  grams,
})

describe('a plan', () => {
  it('takes the cheapest box that holds all', () => {
    const plan = planBoxes([cube(2, 8)], BOXES, prices(200))
    expect(plan).toMatchObject({ totalCents: 300, groups: [{ box: 0, counts: [8] }] })
  })

  it('leaves as they are what is dear to put in', () => {
    const plan = planBoxes([cube(2, 2), cube(8, 2)], BOXES, {
      inBox: (index, counts) => (BOX_CENTS[index] ?? 0) + (counts[1] ?? 0) * 5000,
      alone: () => 400,
    })
    expect(plan?.totalCents).toBe(300 + 2 * 400)
  })

  it('splits by weight', () => {
    const plan = planBoxes([cube(2, 4, 400)], BOXES, prices(null))
    expect(plan?.groups.map(({ box: chosen, counts }) => [chosen, counts])).toEqual([
      [0, [2]],
      [0, [2]],
    ])
  })

  it('is none where no box takes two pieces, and where there are none', () => {
    expect(planBoxes([cube(9, 2), cube(12, 3)], BOXES, prices(100))).toBeNull()
    expect(planBoxes([], BOXES, prices(100))).toBeNull()
    expect(planBoxes([cube(1, 4)], [], prices(100))).toBeNull()
  })

  it('says what is left where pieces may not go as they are', () => {
    expect(planBoxes([cube(2, 2), cube(12, 3)], BOXES, prices(null))?.left).toEqual([0, 3])
  })
})

/** The least that any way of dividing the pieces into groups costs. */
const leastCost = (cargo: readonly Cargo[], of: GroupPrices): number => {
  const fitter = makeFitter(cargo, BOXES, of)
  const costOf = (counts: Counts): number => {
    const only = counts.reduce((sum, count) => sum + count, 0) === 1
    const alone = only ? of.alone(counts.indexOf(1)) : null
    return Math.min(alone ?? Infinity, fitter.cheapest(counts)?.cents ?? Infinity)
  }
  const divide = (index: number, groups: number[][]): number => {
    if (index === cargo.length) return groups.reduce((sum, counts) => sum + costOf(counts), 0)
    const own = cargo.map((_, place) => Number(place === index))
    const joined = groups.map((group, at) =>
      divide(
        index + 1,
        groups.map((each, place) =>
          place === at ? each.map((count, i) => count + (own[i] ?? 0)) : each,
        ),
      ),
    )
    return Math.min(divide(index + 1, [...groups, own]), ...joined)
  }
  return divide(0, [])
}

const size = fc.record({
  dx: fc.integer({ min: 1, max: 7 }),
  dy: fc.integer({ min: 1, max: 7 }),
  dz: fc.integer({ min: 1, max: 7 }),
})
const pieces = fc.array(
  fc.tuple(size, fc.integer({ min: 0, max: 700 })).map(([one, grams]) => ({
    orientations: orientationsOf(one, ANY_SIDE_UP),
    quantity: 1,
    grams,
  })),
  { minLength: 2, maxLength: 5 },
)

describe('whatever is planned', () => {
  it('every piece is in one sound group, and prices add up', () => {
    fc.assert(
      fc.property(pieces, fc.integer({ min: 1, max: 900 }), (cargo, aloneCents) => {
        const plan = planBoxes(cargo, BOXES, prices(aloneCents))
        if (!plan) return
        const sum = plan.groups.reduce((all, { cents }) => all + cents, 0)
        expect(plan.totalCents).toBe(sum)
        for (const index of cargo.keys())
          expect(plan.groups.filter(({ counts }) => counts[index] === 1)).toHaveLength(1)
        for (const { box: chosen, counts, placed } of plan.groups) {
          if (chosen === null) continue
          expect(placed).toHaveLength(counts.reduce((all, count) => all + count, 0))
          const fault = findPackingFault(BOXES[chosen]!, cargo, placed, { supported: true })
          expect(fault).toBeNull()
        }
      }),
      { numRuns: 20 },
    )
  })

  it('costs hardly more than the best of all ways to divide it', () => {
    let found = 0
    let least = 0
    fc.assert(
      fc.property(pieces, (cargo) => {
        const plan = planBoxes(cargo, BOXES, prices(290))
        const best = leastCost(cargo, prices(290))
        const aloneAll = 290 * cargo.length
        const chosen = Math.min(plan?.totalCents ?? aloneAll, aloneAll)
        expect(chosen).toBeGreaterThanOrEqual(best)
        found += chosen
        least += best
      }),
      { numRuns: 50, seed: 20_261_128 },
    )
    expect(found / least).toBeLessThan(1.002)
  })
})
