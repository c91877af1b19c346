// Bins are counted, and each is sound; instances cut from three full bins say whether the fewest are found.
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { MPV_BIN, MPV_BINS, mpvInstance } from '#tests/support/martello-pisinger-vigo.ts'
import type { Cargo, Container } from './cargo.ts'
import { findPackingFault } from './check-packing.ts'
import { fillExactly } from './fill-exactly.ts'
import { packBins } from './pack-bins.ts'

const cube = (side: number, quantity: number, grams = 0): Cargo => ({
  orientations: [{ dx: side, dy: side, dz: side }],
  quantity,
  grams,
})
const box = (side: number, maxGrams = Infinity): Container => ({
  size: { dx: side, dy: side, dz: side },
  maxGrams,
})

test.each([10, 20, 30])('%d pieces cut from three bins go back into three', (pieces) => {
  for (const instance of [1, 2, 3]) {
    const cargo = mpvInstance(pieces, instance)
    const { bins, left, leastBins } = packBins(MPV_BIN, cargo, { budget: 100_000 })
    expect([bins.length, leastBins]).toEqual([MPV_BINS, MPV_BINS])
    expect(left.every((count) => count === 0)).toBe(true)
    for (const bin of bins) expect(findPackingFault(MPV_BIN, cargo, bin)).toBeNull()
  }
})

it('says what fits into no bin', () => {
  const { bins, left } = packBins(box(4), [cube(5, 2), cube(4, 2)])
  expect([bins.length, left]).toEqual([2, [2, 0]])
})

it('opens a bin for weight alone', () => {
  const { bins, leastBins } = packBins(box(4, 100), [cube(1, 5, 60)])
  expect([bins.length, leastBins]).toEqual([5, 3])
})

it('gives an exact filling up when it is impossible or out of tries', () => {
  expect(fillExactly(box(4), [cube(3, 1), cube(1, 37)], 1, 1e6)).toHaveLength(1)
  expect(fillExactly(box(4), [cube(3, 2), cube(1, 10)], 1, 1e6)).toBeNull()
  expect(fillExactly(box(4), [cube(1, 63)], 1, 1e6)).toBeNull()
  expect(fillExactly(MPV_BIN, mpvInstance(90, 1), 3, 600)).toBeNull()
})

it('puts every piece that fits into exactly one sound bin', () => {
  const piece = fc.record({
    orientations: fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
      .map(([a, b]) => [{ dx: a, dy: b, dz: a }]),
    quantity: fc.integer({ min: 0, max: 6 }),
    grams: fc.integer({ min: 0, max: 40 }),
  })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (cargo) => {
      const container = box(8, 60)
      const { bins, left } = packBins(container, cargo, { budget: 10_000, supported: true })
      for (const bin of bins)
        expect(findPackingFault(container, cargo, bin, { supported: true })).toBeNull()
      for (const [index, { orientations, quantity }] of cargo.entries()) {
        const inBins = bins.flat().filter((placed) => placed.cargo === index).length
        expect(inBins + left[index]!).toBe(quantity)
        if (orientations[0]!.dx <= 8 && orientations[0]!.dy <= 8) expect(left[index]).toBe(0)
      }
    }),
    { numRuns: 60 },
  )
})
