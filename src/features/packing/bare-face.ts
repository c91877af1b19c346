// Which face of a piece shows its number: the largest one that no neighbour leans on.
import type { Cuboid } from '#domain/packing/cargo.ts'
import { AXES, type Axis, highOf, lowOf, type Towards } from './box-view.ts'

const shared = (a: Cuboid, b: Cuboid, axis: Axis): number =>
  Math.max(0, Math.min(highOf(a, axis), highOf(b, axis)) - Math.max(lowOf(a, axis), lowOf(b, axis)))

const extent = (of: Cuboid, axis: Axis): number => highOf(of, axis) - lowOf(of, axis)

/** The part of the face across `axis` that neighbours touch, from 0 to 1. */
const leanedOn = (one: Cuboid, all: readonly Cuboid[], axis: Axis, towards: Towards): number => {
  const [a, b] = AXES.filter((other) => other !== axis) as [Axis, Axis]
  const touching = all.filter((other) =>
    towards[axis] > 0
      ? lowOf(other, axis) === highOf(one, axis)
      : highOf(other, axis) === lowOf(one, axis),
  )
  const area = touching.reduce(
    (sum, other) => sum + shared(one, other, a) * shared(one, other, b),
    0,
  )
  return area / (extent(one, a) * extent(one, b))
}

/** Null where neighbours hide at least half of each face the eye could see. */
export const bareFace = (one: Cuboid, all: readonly Cuboid[], towards: Towards): Axis | null => {
  const seen = (axis: Axis) => {
    const [a, b] = AXES.filter((other) => other !== axis) as [Axis, Axis]
    const bare = 1 - leanedOn(one, all, axis, towards)
    return bare <= 0.5 ? 0 : bare * extent(one, a) * extent(one, b) * Math.abs(towards[axis])
  }
  const [best] = AXES.map((axis) => ({ axis, area: seen(axis) })).sort((a, b) => b.area - a.area)
  return best && best.area > 0 ? best.axis : null
}
