// How much of a gap pieces can still use: a gap that no row of sides fills is lost, and a rating should know it.
import type { Cargo, Size } from './cargo.ts'

/** Rows of more kinds of sides than this hardly leave gaps; the table is then as good as exact. */
const MOST_SIDES = 64

/** For every length from 0 on, the longest row of sides that is not longer. */
export type Reach = Int32Array

const sidesAlong = (
  cargo: readonly Cargo[],
  axis: keyof Size,
  room: number,
): Map<number, number> => {
  const sides = new Map<number, number>()
  for (const { orientations, quantity } of cargo)
    for (const side of new Set(orientations.map((one) => one[axis])))
      if (side <= room) sides.set(side, (sides.get(side) ?? 0) + quantity)
  return new Map([...sides].sort(([, a], [, b]) => b - a).slice(0, MOST_SIDES))
}

/** The table for one axis of a container of `room` units; each side is used at most as often as there are pieces. */
export const makeReach = (cargo: readonly Cargo[], axis: keyof Size, room: number): Reach => {
  const reached = new Uint8Array(room + 1)
  reached[0] = 1
  const used = new Int32Array(room + 1)
  for (const [side, quantity] of sidesAlong(cargo, axis, room)) {
    used.fill(-1)
    for (let length = 0; length <= room; length++) {
      const before = length >= side ? (used[length - side] ?? -1) : -1
      if (reached[length] === 1) used[length] = 0
      else if (before >= 0 && before < quantity) {
        reached[length] = 1
        used[length] = before + 1
      }
    }
  }
  const longest = new Int32Array(room + 1)
  let last = 0
  for (let length = 0; length <= room; length++) {
    if (reached[length] === 1) last = length
    longest[length] = last
  }
  return longest
}
