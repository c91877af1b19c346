// The room that is left, as the largest cuboids that are still empty; they overlap, and together they are all of it.
import { type Cuboid, liesIn, type Size, volumeOf } from './cargo.ts'

/** Whether one cuboid lies wholly in another. */
const within = (inner: Cuboid, outer: Cuboid): boolean =>
  inner.x0 >= outer.x0 &&
  inner.x1 <= outer.x1 &&
  inner.y0 >= outer.y0 &&
  inner.y1 <= outer.y1 &&
  inner.z0 >= outer.z0 &&
  inner.z1 <= outer.z1

/** Whether two cuboids share room; touching faces share none. */
export const overlap = (a: Cuboid, b: Cuboid): boolean =>
  a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1 && a.z0 < b.z1 && b.z0 < a.z1

const cuboid = (
  x0: number,
  y0: number,
  z0: number,
  x1: number,
  y1: number,
  z1: number,
): Cuboid => ({
  x0,
  y0,
  z0,
  x1,
  y1,
  z1,
})

/** What is left of a space beside, before, behind, below and above a block. */
const restsOf = (s: Cuboid, c: Cuboid, supported: boolean): Cuboid[] => {
  const rests: Cuboid[] = []
  if (c.x0 > s.x0) rests.push(cuboid(s.x0, s.y0, s.z0, c.x0, s.y1, s.z1))
  if (s.x1 > c.x1) rests.push(cuboid(c.x1, s.y0, s.z0, s.x1, s.y1, s.z1))
  if (c.y0 > s.y0) rests.push(cuboid(s.x0, s.y0, s.z0, s.x1, c.y0, s.z1))
  if (s.y1 > c.y1) rests.push(cuboid(s.x0, c.y1, s.z0, s.x1, s.y1, s.z1))
  if (c.z0 > s.z0) rests.push(cuboid(s.x0, s.y0, s.z0, s.x1, s.y1, c.z0))
  if (s.z1 <= c.z1) return rests
  // What must rest on something may only stand where the block's top is.
  const top = supported ? c : s
  rests.push(
    cuboid(
      Math.max(s.x0, top.x0),
      Math.max(s.y0, top.y0),
      c.z1,
      Math.min(s.x1, top.x1),
      Math.min(s.y1, top.y1),
      s.z1,
    ),
  )
  return rests
}

/** Sizes of which none lies in another: what none of them fits into is of no use to any size. */
export const smallestOf = (sizes: readonly Size[]): Size[] => {
  const smallest: Size[] = []
  for (const size of [...sizes].sort((a, b) => volumeOf(a) - volumeOf(b)))
    if (!smallest.some((small) => liesIn(small, size))) smallest.push(size)
  return smallest
}

const isOfUse = (s: Cuboid, smallest: readonly Size[]): boolean => {
  const dx = s.x1 - s.x0
  const dy = s.y1 - s.y0
  const dz = s.z1 - s.z0
  for (const small of smallest) if (small.dx <= dx && small.dy <= dy && small.dz <= dz) return true
  return false
}

/** Whether a new space lies in no other; of equal ones the last stays. */
const isLargest = (
  one: Cuboid,
  index: number,
  fresh: readonly Cuboid[],
  kept: readonly Cuboid[],
): boolean => {
  for (const other of kept) if (within(one, other)) return false
  let place = 0
  for (const other of fresh) {
    if (place !== index && within(one, other) && !(index < place && within(other, one)))
      return false
    place++
  }
  return true
}

/**
 * The empty spaces after a cuboid was filled, but for those that no piece of the `smallest` sizes fits into. Where pieces need support, every space stands on a floor or on one top.
 */
export const carve = (
  spaces: readonly Cuboid[],
  filled: Cuboid,
  smallest: readonly Size[],
  supported: boolean,
): Cuboid[] => {
  const kept: Cuboid[] = []
  const fresh: Cuboid[] = []
  for (const space of spaces)
    if (!overlap(space, filled)) kept.push(space)
    else
      for (const rest of restsOf(space, filled, supported))
        if (isOfUse(rest, smallest)) fresh.push(rest)
  return [...kept, ...fresh.filter((one, index) => isLargest(one, index, fresh, kept))]
}

/**
 * The next space to fill: the nearest to a corner of the container, the largest among equals; −1 when none is left.
 * Filling from the corners keeps what is left in one piece.
 */
export const nextSpace = (spaces: readonly Cuboid[], { dx, dy, dz }: Size): number => {
  let chosen = -1
  let nearest = Infinity
  let largest = 0
  for (const [index, s] of spaces.entries()) {
    const distance =
      Math.min(s.x0, dx - s.x1) + Math.min(s.y0, dy - s.y1) + Math.min(s.z0, dz - s.z1)
    if (distance > nearest) continue
    const volume = (s.x1 - s.x0) * (s.y1 - s.y0) * (s.z1 - s.z0)
    if (distance === nearest && volume <= largest) continue
    chosen = index
    nearest = distance
    largest = volume
  }
  return chosen
}
