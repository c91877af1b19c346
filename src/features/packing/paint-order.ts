// In which order pieces are painted so that what is nearer covers what is behind it, exactly, from every side.
import type { Cuboid } from '#domain/packing/cargo.ts'
import { AXES, highOf, lowOf, type Towards } from './box-view.ts'

/** What is painted: a piece, or a part of one where whole pieces have no order; `of` is its place in the list. */
export interface Painted extends Cuboid {
  readonly of: number
}

/** Whether some part of `front` lies on the way from some part of `back` to the eye. */
const mayHide = (front: Cuboid, back: Cuboid, towards: Towards): boolean =>
  AXES.every((axis) => {
    const isBeyond = highOf(front, axis) <= lowOf(back, axis)
    const isBefore = lowOf(front, axis) >= highOf(back, axis)
    if (towards[axis] > 0) return !isBeyond
    if (towards[axis] < 0) return !isBefore
    return !isBeyond && !isBefore
  })

const cutsOf = (pieces: readonly Cuboid[], axis: (typeof AXES)[number]): number[] =>
  [...new Set(pieces.flatMap((piece) => [lowOf(piece, axis), highOf(piece, axis)]))].sort(
    (a, b) => a - b,
  )

const spans = (cuts: readonly number[], from: number, to: number) =>
  cuts
    .filter((cut) => cut >= from && cut < to)
    .map((cut) => [cut, cuts.find((next) => next > cut) ?? to] as const)

/** Pieces cut along every plane of every other: cells of a grid always have an order, far to near along each axis. */
const cellsOf = (pieces: readonly Painted[], towards: Towards): Painted[] => {
  const [xs, ys, zs] = [cutsOf(pieces, 'x'), cutsOf(pieces, 'y'), cutsOf(pieces, 'z')]
  const cells = pieces.flatMap((piece) =>
    spans(xs, piece.x0, piece.x1).flatMap(([x0, x1]) =>
      spans(ys, piece.y0, piece.y1).flatMap(([y0, y1]) =>
        spans(zs, piece.z0, piece.z1).map(([z0, z1]) => ({
          x0,
          x1,
          y0,
          y1,
          z0,
          z1,
          of: piece.of,
        })),
      ),
    ),
  )
  const far = (a: number, b: number, toEye: number) => (toEye < 0 ? b - a : a - b)
  return cells.sort(
    (a, b) =>
      far(a.x0, b.x0, towards.x) || far(a.y0, b.y0, towards.y) || far(a.z0, b.z0, towards.z),
  )
}

/**
 * Pieces that do not overlap, the first to be painted first. Three pieces can hide each other in a ring; where that
 * happens the ones that are left are cut into cells.
 */
export const paintOrder = (pieces: readonly Cuboid[], towards: Towards): Painted[] => {
  let left: Painted[] = pieces.map(({ x0, x1, y0, y1, z0, z1 }, of) => ({
    x0,
    x1,
    y0,
    y1,
    z0,
    z1,
    of,
  }))
  const order: Painted[] = []
  while (left.length > 0) {
    const next = left.find((piece) =>
      left.every((other) => other === piece || !mayHide(piece, other, towards)),
    )
    if (!next) return [...order, ...cellsOf(left, towards)]
    order.push(next)
    left = left.filter((piece) => piece !== next)
  }
  return order
}
