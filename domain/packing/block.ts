// Pieces are packed in blocks, because a wall of equal boxes is found at once where single boxes would need luck.
import { type Cargo, type Container, type Size, volumeOf } from './cargo.ts'

interface Need {
  readonly cargo: number
  readonly count: number
}

/** Pieces put together to one almost solid cuboid. */
export interface Block extends Size {
  /** The volume of the pieces, which may be a little less than that of the cuboid. */
  readonly volume: number
  readonly grams: number
  readonly boxes: number
  readonly needs: readonly Need[]
  /** What the block is worth before its place is known: an upper bound of every rating of it. */
  readonly worth: number
  readonly made: Grid | Join
}

/** Equal pieces side by side, behind and upon each other. */
interface Grid {
  readonly cargo: number
  readonly one: Size
}

/** Two blocks along an axis, their lower corners in line. */
interface Join {
  readonly first: Block
  readonly second: Block
  readonly axis: keyof Size
}

/** Blocks of many pieces are worth less than one large piece of the same volume: these are harder to place later. */
const FEWER_BOXES = 0.2

const block = (
  size: Size,
  needs: Need[],
  boxes: number,
  of: { volume: number; grams: number },
  made: Block['made'],
): Block => ({
  dx: size.dx,
  dy: size.dy,
  dz: size.dz,
  volume: of.volume,
  grams: of.grams,
  boxes,
  needs,
  worth: of.volume * boxes ** -FEWER_BOXES,
  made,
})

/** Equal pieces in rows, columns and layers. */
export const gridOf = (
  index: number,
  one: Size,
  grams: number,
  nx: number,
  ny: number,
  nz: number,
): Block => {
  const count = nx * ny * nz
  return block(
    { dx: one.dx * nx, dy: one.dy * ny, dz: one.dz * nz },
    [{ cargo: index, count }],
    count,
    { volume: volumeOf(one) * count, grams: grams * count },
    { cargo: index, one },
  )
}

const needsOf = (first: Block, second: Block): Need[] => {
  const counts = new Map<number, number>()
  for (const { cargo, count } of [...first.needs, ...second.needs])
    counts.set(cargo, (counts.get(cargo) ?? 0) + count)
  return [...counts].map(([cargo, count]) => ({ cargo, count })).sort((a, b) => a.cargo - b.cargo)
}

/** The size of two blocks along an axis, or null when it is too large or holds too much air. */
const joinedSize = (
  a: Block,
  b: Block,
  axis: keyof Size,
  inside: Size,
  minFill: number,
): Size | null => {
  const dx = axis === 'dx' ? a.dx + b.dx : Math.max(a.dx, b.dx)
  const dy = axis === 'dy' ? a.dy + b.dy : Math.max(a.dy, b.dy)
  const dz = axis === 'dz' ? a.dz + b.dz : Math.max(a.dz, b.dz)
  if (dx > inside.dx || dy > inside.dy || dz > inside.dz) return null
  return a.volume + b.volume < minFill * dx * dy * dz ? null : { dx, dy, dz }
}

/** Two blocks as one, or null when it would not fit, be too heavy, hold too much air or need pieces there are not. */
export const join = (
  first: Block,
  second: Block,
  axis: keyof Size,
  cargo: readonly Cargo[],
  { container, minFill }: { container: Container; minFill: number },
): Block | null => {
  const size = joinedSize(first, second, axis, container.size, minFill)
  const grams = first.grams + second.grams
  if (size === null || grams > container.maxGrams) return null
  const needs = needsOf(first, second)
  if (needs.some(({ cargo: index, count }) => count > (cargo[index]?.quantity ?? 0))) return null
  const volume = first.volume + second.volume
  return block(size, needs, first.boxes + second.boxes, { volume, grams }, { first, second, axis })
}
