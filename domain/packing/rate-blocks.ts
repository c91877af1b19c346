// Finds the blocks that suit a space best: large, in contact with their neighbours, leaving gaps that can be used.
import type { Block } from './block.ts'
import type { Cuboid, Size } from './cargo.ts'
import type { Reach } from './reach.ts'

/** A block in its place. */
export interface Spot extends Cuboid {
  readonly block: Block
}

/** What does not change during a search, and how much has been looked at. */
export interface Search {
  readonly size: Size
  readonly maxGrams: number
  readonly reach: { readonly x: Reach; readonly y: Reach; readonly z: Reach }
  /** Single pieces in which no other lies: a space for none of them is of no use. */
  readonly smallest: readonly Size[]
  /** Whether every piece must rest on the floor or on the top of another. */
  readonly supported: boolean
  /** Blocks looked at and contacts measured so far: the same on every machine, unlike time. */
  work: number
  /** Where even a packing under way ends. */
  readonly mostWork: number
}

export interface State {
  spaces: readonly Cuboid[]
  readonly spots: readonly Spot[]
  /** Pieces left of each cargo. */
  readonly left: readonly number[]
  readonly volume: number
  readonly grams: number
  /** Blocks for which pieces may be left. */
  blocks: readonly Block[]
}

/** Faces nearer than this share of the block's side count as touching: such a gap is lost anyway. */
const NEAR = 0.04

/** The share of a block's surface that touches walls or other blocks. */
const contactOf = (c: Cuboid, size: Size, spots: readonly Spot[]): number => {
  const dx = c.x1 - c.x0
  const dy = c.y1 - c.y0
  const dz = c.z1 - c.z0
  const nearX = NEAR * dx
  const nearY = NEAR * dy
  const nearZ = NEAR * dz
  const left = c.x0 <= nearX
  const right = size.dx - c.x1 <= nearX
  const front = c.y0 <= nearY
  const back = size.dy - c.y1 <= nearY
  const floor = c.z0 <= nearZ
  const roof = size.dz - c.z1 <= nearZ
  let area =
    (Number(left) + Number(right)) * dy * dz +
    (Number(front) + Number(back)) * dx * dz +
    (Number(floor) + Number(roof)) * dx * dy
  for (const q of spots) {
    const x = Math.min(c.x1, q.x1) - Math.max(c.x0, q.x0)
    const y = Math.min(c.y1, q.y1) - Math.max(c.y0, q.y0)
    const z = Math.min(c.z1, q.z1) - Math.max(c.z0, q.z0)
    if (y > 0 && z > 0) {
      // Two blocks that share two shadows lie apart along the third axis by −x.
      if (-x <= nearX && !(q.x1 <= c.x0 ? left : right)) area += y * z
    } else if (x > 0 && z > 0) {
      if (-y <= nearY && !(q.y1 <= c.y0 ? front : back)) area += x * z
    } else if (x > 0 && y > 0) {
      if (-z <= nearZ && !(q.z1 <= c.z0 ? floor : roof)) area += x * y
    }
  }
  return area / (2 * (dy * dz + dx * dz + dx * dy))
}

/** Asking for its pieces costs about three times a look at its sides. */
const WORK_OF_A_BLOCK = 3

const isLeft = ({ needs }: Block, left: readonly number[]): boolean => {
  for (const { cargo, count } of needs) if ((left[cargo] ?? 0) < count) return false
  return true
}

/** The blocks for which enough pieces are left. */
export const usableBlocks = ({ blocks, left }: State, search: Search): Block[] => {
  search.work += WORK_OF_A_BLOCK * blocks.length
  return blocks.filter((block) => isLeft(block, left))
}

interface Rated {
  readonly rating: number
  readonly spot: Spot
}

/** Puts a rated spot into a list of at most `most`, the best first. */
const keep = (best: Rated[], one: Rated, most: number): void => {
  if (best.length === most) best.pop()
  const place = best.findIndex(({ rating }) => rating < one.rating)
  best.splice(place < 0 ? best.length : place, 0, one)
}

/** The corner of the space that is nearest to a corner of the container. */
const spotIn = (s: Cuboid, block: Block, { size, supported }: Search): Spot => {
  const x0 = s.x0 > size.dx - s.x1 ? s.x1 - block.dx : s.x0
  const y0 = s.y0 > size.dy - s.y1 ? s.y1 - block.dy : s.y0
  const z0 = !supported && s.z0 > size.dz - s.z1 ? s.z1 - block.dz : s.z0
  return { block, x0, y0, z0, x1: x0 + block.dx, y1: y0 + block.dy, z1: z0 + block.dz }
}

/**
 * The best `most` blocks for a space, the best first. A rating is the worth of the block × the share of the space that
 * it and what may still follow can use × the fourth power of its contact: the shape of the function VCS of Araya,
 * Guerrero and Nuñez (2017), with exponents found by trying on generated instances. Each factor is at most 1, so that
 * blocks that are worth less than the last of the best need no look.
 */
export const bestSpots = (state: State, s: Cuboid, most: number, search: Search): Spot[] => {
  const { reach, maxGrams } = search
  const dx = s.x1 - s.x0
  const dy = s.y1 - s.y0
  const dz = s.z1 - s.z0
  const best: Rated[] = []
  let bar = 0
  for (const block of state.blocks) {
    if (block.worth <= bar) break
    search.work++
    if (block.dx > dx || block.dy > dy || block.dz > dz) continue
    if (state.grams + block.grams > maxGrams || !isLeft(block, state.left)) continue
    const used =
      ((block.dx + (reach.x[dx - block.dx] ?? 0)) *
        (block.dy + (reach.y[dy - block.dy] ?? 0)) *
        (block.dz + (reach.z[dz - block.dz] ?? 0))) /
      (dx * dy * dz)
    const bound = block.worth * used
    if (bound <= bar) continue
    search.work += state.spots.length
    const spot = spotIn(s, block, search)
    const contact = contactOf(spot, search.size, state.spots)
    const rating = bound * contact * contact * contact * contact
    if (rating <= bar) continue
    keep(best, { rating, spot }, most)
    if (best.length === most) bar = best[most - 1]?.rating ?? 0
  }
  return best.map(({ spot }) => spot)
}
