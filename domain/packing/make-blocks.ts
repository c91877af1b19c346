// Thinks of the blocks that a cargo offers to a container, within bounds of work and memory.
import { type Block, gridOf, join } from './block.ts'
import { type Cargo, type Container, liesIn, type Size } from './cargo.ts'

export interface BlockOptions {
  /** About how many blocks are kept; single pieces are always kept. */
  readonly limit: number
  /** The least share of a joined block that is pieces: 1 makes solid blocks with flat tops. */
  readonly minFill: number
}

/** Of the room for blocks, what grids may take; joins of different pieces need the rest. */
const SHARE_OF_GRIDS = 0.5
/** Bounds of the work for lists of a thousand kinds: how many grids and pairs are tried for each block that is kept. */
const GRIDS_PER_BLOCK = 20
const PAIRS_PER_BLOCK = 50

const AXES = ['dx', 'dy', 'dz'] as const

/** 1 to `most`, thinned out to at most `kept` numbers among which the ends are. */
const countsUpTo = (most: number, kept: number): number[] => {
  if (most <= kept) return Array.from({ length: most }, (_, index) => index + 1)
  return Array.from(
    { length: kept },
    (_, index) => 1 + Math.round((index * (most - 1)) / Math.max(1, kept - 1)),
  )
}

/** Every grid of one kind in one orientation that fits and has enough pieces, but for the single piece. */
const gridsOf = (
  single: Block,
  one: Size,
  cargo: Cargo,
  container: Container,
  kept: number,
): Block[] => {
  const index = single.needs[0]?.cargo ?? 0
  const most = (room: number, side: number) => Math.min(cargo.quantity, Math.floor(room / side))
  const { dx, dy, dz } = container.size
  const found: Block[] = []
  for (const nx of countsUpTo(most(dx, one.dx), kept))
    for (const ny of countsUpTo(most(dy, one.dy), kept))
      for (const nz of countsUpTo(most(dz, one.dz), kept)) {
        const count = nx * ny * nz
        if (count > 1 && count <= cargo.quantity && count * cargo.grams <= container.maxGrams)
          found.push(gridOf(index, one, cargo.grams, nx, ny, nz))
      }
  return found
}

const nameOf = ({ dx, dy, dz, needs }: Block): string =>
  `${dx},${dy},${dz}:${needs.map(({ cargo, count }) => `${cargo}x${count}`).join()}`

/** A sample of `kept` of them, evenly from the largest to the smallest. */
const sample = (grids: Block[], kept: number): Block[] => {
  grids.sort((a, b) => b.volume - a.volume)
  if (grids.length <= kept) return grids
  return Array.from(
    { length: kept },
    (_, index) => grids[Math.floor((index * grids.length) / kept)],
  ).flatMap((one) => one ?? [])
}

/** The blocks that a cargo offers to a container, the most valuable first. Work and memory are bounded by the options. */
export const makeBlocks = (
  cargo: readonly Cargo[],
  container: Container,
  { limit, minFill }: BlockOptions,
): Block[] => {
  const singles = cargo.flatMap(({ orientations, quantity, grams }, index) =>
    quantity < 1 || grams > container.maxGrams
      ? []
      : orientations
          .filter((one) => liesIn(one, container.size))
          .map((one) => gridOf(index, one, grams, 1, 1, 1)),
  )
  const perAxis = Math.max(
    2,
    Math.floor(Math.cbrt((limit * GRIDS_PER_BLOCK) / Math.max(1, singles.length))),
  )
  const grids = singles.flatMap((single) => {
    const kind = cargo[single.needs[0]?.cargo ?? -1]
    return kind ? gridsOf(single, single, kind, container, perAxis) : []
  })
  const blocks = [...singles, ...sample(grids, Math.floor(limit * SHARE_OF_GRIDS))]
  const known = new Set(blocks.map(nameOf))
  let pairs = limit * PAIRS_PER_BLOCK
  let fresh = [...blocks]
  while (fresh.length > 0 && blocks.length < limit && pairs > 0) {
    const next: Block[] = []
    const base = [...blocks]
    for (const first of fresh)
      for (const second of base) {
        if (blocks.length >= limit || --pairs < 0) break
        for (const axis of AXES) {
          const joined = join(first, second, axis, cargo, { container, minFill })
          if (!joined || known.has(nameOf(joined))) continue
          known.add(nameOf(joined))
          blocks.push(joined)
          next.push(joined)
        }
      }
    fresh = next
  }
  return blocks.sort((a, b) => b.worth - a.worth)
}
