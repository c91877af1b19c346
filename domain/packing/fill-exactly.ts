// Packs bins without any gap where the volumes leave no room for one; exact, and therefore within a budget of tries.
import { type Cargo, type Container, liesIn, type Placed, type Size, volumeOf } from './cargo.ts'

/** A level piece of ground: the floor or the top of something, as far as nothing stands on it. */
interface Ground {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
  readonly z: number
}

interface Kind {
  readonly cargo: number
  readonly sizes: readonly Size[]
  left: number
}

interface Search {
  readonly size: Size
  readonly kinds: readonly Kind[]
  readonly bins: Placed[][]
  tries: number
}

/** The lowest ground; of equally low ground the one that begins in front, then at the left. */
const lowest = (grounds: readonly Ground[]): Ground | undefined =>
  grounds.reduce<Ground | undefined>((least, ground) => {
    if (!least) return ground
    return (ground.z - least.z || ground.y0 - least.y0 || ground.x0 - least.x0) < 0 ? ground : least
  }, undefined)

/** What is left of the ground around a footprint, with its top; null where the footprint does not lie level. */
const stand = (grounds: readonly Ground[], foot: Ground, top: number): Ground[] | null => {
  const next: Ground[] = []
  let covered = 0
  for (const g of grounds) {
    const x0 = Math.max(g.x0, foot.x0)
    const x1 = Math.min(g.x1, foot.x1)
    const y0 = Math.max(g.y0, foot.y0)
    const y1 = Math.min(g.y1, foot.y1)
    if (x0 >= x1 || y0 >= y1) next.push(g)
    else if (g.z !== foot.z) return null
    else {
      covered += (x1 - x0) * (y1 - y0)
      if (g.y0 < y0) next.push({ ...g, y1: y0 })
      if (y1 < g.y1) next.push({ ...g, y0: y1 })
      if (g.x0 < x0) next.push({ ...g, y0, y1, x1: x0 })
      if (x1 < g.x1) next.push({ ...g, y0, y1, x0: x1 })
    }
  }
  if (covered !== (foot.x1 - foot.x0) * (foot.y1 - foot.y0)) return null
  next.push({ ...foot, z: top })
  return next
}

/** How far the ground goes on to the right at the same height. */
const runOf = (grounds: readonly Ground[], from: Ground): number => {
  let end = from.x1
  for (let grown = true; grown;) {
    grown = false
    for (const g of grounds)
      if (g.z === from.z && g.x0 === end && g.y0 <= from.y0 && g.y1 > from.y0) {
        end = g.x1
        grown = true
      }
  }
  return end - from.x0
}

/** Whether a rest can still be filled: it is nothing, or no shorter than the shortest side that is left. */
const fills = (rest: number, kinds: readonly Kind[], side: keyof Size): boolean =>
  rest === 0 ||
  kinds.some(({ left, sizes }) => left > 0 && sizes.some((size) => size[side] <= rest))

/**
 * Goes on where the ground is lowest: without gaps some piece must have its corner exactly there. True when every bin is
 * full, false when no way leads there, null when the tries are used up.
 */
const fill = (grounds: readonly Ground[], bin: number, search: Search): boolean | null => {
  const { size, kinds, bins } = search
  const corner = lowest(grounds)
  const placed = bins[bin]
  if (!corner || !placed) return true
  if (corner.z === size.dz) return fill(floorOf(size), bin + 1, search)
  const run = runOf(grounds, corner)
  for (const kind of kinds)
    for (const { dx, dy, dz } of kind.left > 0 ? kind.sizes : []) {
      const { x0, y0, z } = corner
      if (dx > run || y0 + dy > size.dy || z + dz > size.dz) continue
      if (search.tries-- <= 0) return null
      const foot = { x0, y0, x1: x0 + dx, y1: y0 + dy, z }
      const next = stand(grounds, foot, z + dz)
      if (!next) continue
      kind.left--
      if (fills(run - dx, kinds, 'dx') && fills(size.dz - z - dz, kinds, 'dz')) {
        placed.push({ cargo: kind.cargo, x0, y0, z0: z, x1: foot.x1, y1: foot.y1, z1: z + dz })
        const done = fill(next, bin, search)
        if (done !== false) return done
        placed.pop()
      }
      kind.left++
    }
  return false
}

const floorOf = (size: Size): Ground[] => [{ x0: 0, y0: 0, x1: size.dx, y1: size.dy, z: 0 }]

type Axes = readonly [keyof Size, keyof Size, keyof Size]
/** Every way to name the axes: a search that is lost along one way is often short along another. */
const WAYS: readonly Axes[] = [
  ['dx', 'dy', 'dz'],
  ['dy', 'dx', 'dz'],
  ['dx', 'dz', 'dy'],
  ['dz', 'dx', 'dy'],
  ['dy', 'dz', 'dx'],
  ['dz', 'dy', 'dx'],
]

const seenAlong = (size: Size, [x, y, z]: Axes): Size => ({ dx: size[x], dy: size[y], dz: size[z] })

const seenBack = ({ cargo, ...at }: Placed, axes: Axes): Placed => {
  const seen = { dx: [at.x0, at.x1], dy: [at.y0, at.y1], dz: [at.z0, at.z1] } as const
  const ends = (axis: keyof Size) => seen[(['dx', 'dy', 'dz'] as const)[axes.indexOf(axis)] ?? 'dx']
  const [[x0, x1], [y0, y1], [z0, z1]] = [ends('dx'), ends('dy'), ends('dz')]
  return { cargo, x0, y0, z0, x1, y1, z1 }
}

/**
 * Fills `count` equal bins with all of a cargo, if that leaves no gap at all: the pieces' volume is that of the bins.
 * Null when the volumes differ, when it is impossible, or when `tries` placements were not enough to find out. Weights
 * are not looked at.
 */
export const fillExactly = (
  { size }: Container,
  cargo: readonly Cargo[],
  count: number,
  tries: number,
): Placed[][] | null => {
  const pieces = cargo
    .map(({ orientations, quantity }, index) => ({
      cargo: index,
      sizes: orientations.filter((one) => liesIn(one, size)),
      quantity,
      volume: orientations[0] ? volumeOf(orientations[0]) : 0,
    }))
    .sort((a, b) => b.volume - a.volume)
  const volume = pieces.reduce((sum, piece) => sum + piece.volume * piece.quantity, 0)
  if (volume !== volumeOf(size) * count) return null
  for (const way of WAYS) {
    const bins = Array.from({ length: count }, (): Placed[] => [])
    const kinds = pieces.map(({ cargo: index, sizes, quantity }) => ({
      cargo: index,
      sizes: sizes.map((one) => seenAlong(one, way)),
      left: quantity,
    }))
    const inside = seenAlong(size, way)
    const search = { size: inside, kinds, bins, tries: Math.floor(tries / WAYS.length) }
    const filled = fill(floorOf(inside), 0, search)
    if (filled === true) return bins.map((bin) => bin.map((one) => seenBack(one, way)))
    if (filled === false) return null
  }
  return null
}
