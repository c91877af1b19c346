// The judge of all packings must see every fault, or no other test means anything.
import { expect, it, test } from 'vitest'
import type { Cargo, Container, Placed } from './cargo.ts'
import { findPackingFault, type PackingFault } from './check-packing.ts'

const container: Container = { size: { dx: 4, dy: 4, dz: 4 }, maxGrams: 100 }
const cargo: Cargo[] = [{ orientations: [{ dx: 2, dy: 2, dz: 1 }], quantity: 3, grams: 40 }]
const at = (x0: number, y0: number, z0: number, dz = 1): Placed => ({
  cargo: 0,
  x0,
  y0,
  z0,
  x1: x0 + 2,
  y1: y0 + 2,
  z1: z0 + dz,
})

it('finds nothing wrong with a sound packing', () => {
  expect(findPackingFault(container, cargo, [at(0, 0, 0), at(0, 0, 1)])).toBeNull()
  expect(
    findPackingFault(container, cargo, [at(0, 0, 0), at(0, 0, 1)], { supported: true }),
  ).toBeNull()
})

test.each<[PackingFault, Placed[]]>([
  ['overlap', [at(0, 0, 0), at(1, 1, 0)]],
  ['outside', [at(3, 0, 0)]],
  ['outside', [at(-1, 0, 0)]],
  ['outside', [at(0.5, 0, 0)]],
  ['outside', [at(0, 0, 4)]],
  ['orientation', [at(0, 0, 0, 2)]],
  ['orientation', [{ ...at(0, 0, 0), cargo: 7 }]],
  ['weight', [at(0, 0, 0), at(2, 2, 0), at(2, 0, 0)]],
  ['support', [at(0, 0, 0), at(1, 0, 1)]],
])('sees %s', (fault, placed) => {
  expect(findPackingFault(container, cargo, placed, { supported: true })).toBe(fault)
})

it('sees more pieces than there are', () => {
  const light: Cargo[] = [{ orientations: [{ dx: 2, dy: 2, dz: 1 }], quantity: 1, grams: 0 }]
  expect(findPackingFault(container, light, [at(0, 0, 0), at(2, 2, 0)])).toBe('count')
})
