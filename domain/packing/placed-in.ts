// Takes blocks apart again, down to the place of every single piece.
import type { Block } from './block.ts'
import type { Placed } from './cargo.ts'
import type { Spot } from './rate-blocks.ts'

const placedAt = (block: Block, x: number, y: number, z: number): Placed[] => {
  const { made } = block
  if ('one' in made) {
    const { one, cargo } = made
    const placed: Placed[] = []
    for (let x0 = x; x0 < x + block.dx; x0 += one.dx)
      for (let y0 = y; y0 < y + block.dy; y0 += one.dy)
        for (let z0 = z; z0 < z + block.dz; z0 += one.dz)
          placed.push({ cargo, x0, y0, z0, x1: x0 + one.dx, y1: y0 + one.dy, z1: z0 + one.dz })
    return placed
  }
  const { first, second, axis } = made
  const beyond = (of: typeof axis) => (of === axis ? first[of] : 0)
  return [
    ...placedAt(first, x, y, z),
    ...placedAt(second, x + beyond('dx'), y + beyond('dy'), z + beyond('dz')),
  ]
}

/** The pieces of placed blocks, in an order in which they can be loaded from above: what lies lower goes in first. */
export const placedIn = (spots: readonly Spot[]): Placed[] =>
  spots
    .flatMap(({ block, x0, y0, z0 }) => placedAt(block, x0, y0, z0))
    .sort((a, b) => a.z0 - b.z0 || b.y0 - a.y0 || a.x0 - b.x0)
