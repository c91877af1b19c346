// The picture is right when, at every spot, the piece painted last is the one nearest to the eye.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cuboid } from '#domain/packing/cargo.ts'
import { AXES, highOf, lookFrom, lowOf, type Point, type Towards } from './box-view.ts'
import { paintOrder } from './paint-order.ts'

/** Where a ray that goes towards the eye enters and leaves, or null where it passes by. */
const crossing = (from: Point, towards: Towards, cuboid: Cuboid): [number, number] | null => {
  let [enter, leave] = [-Infinity, Infinity]
  for (const [place, axis] of AXES.entries()) {
    const start = from[place] ?? 0
    const [low, high] = [lowOf(cuboid, axis), highOf(cuboid, axis)]
    if (towards[axis] === 0) {
      if (start <= low || start >= high) return null
      continue
    }
    const ends = [(low - start) / towards[axis], (high - start) / towards[axis]]
    enter = Math.max(enter, Math.min(...ends))
    leave = Math.min(leave, Math.max(...ends))
  }
  return leave - enter > 1e-6 ? [enter, leave] : null
}

const nearest = (cuboids: readonly Cuboid[], from: Point, towards: Towards) =>
  cuboids
    .map((cuboid, place) => ({ place, way: crossing(from, towards, cuboid) }))
    .filter(({ way }) => way !== null)
    .sort((a, b) => (b.way?.[1] ?? 0) - (a.way?.[1] ?? 0))[0]?.place

const overlap = (a: Cuboid, b: Cuboid) =>
  AXES.every((axis) => lowOf(a, axis) < highOf(b, axis) && lowOf(b, axis) < highOf(a, axis))

const SIDE = 8
const span = fc
  .tuple(fc.integer({ min: 0, max: SIDE - 1 }), fc.integer({ min: 1, max: 6 }))
  .map(([low, size]) => [low, Math.min(SIDE, low + size)] as const)
const cuboids = fc.array(fc.tuple(span, span, span), { maxLength: 25 }).map((found) => {
  const kept: Cuboid[] = []
  for (const [[x0, x1], [y0, y1], [z0, z1]] of found) {
    const one = { x0, x1, y0, y1, z0, z1 }
    if (kept.every((other) => !overlap(one, other))) kept.push(one)
  }
  return kept
})
const view = fc.record({
  turn: fc.integer({ min: 0, max: 71 }).map((step) => step * 5),
  tilt: fc.integer({ min: 10, max: 80 }),
})
const spot = fc.double({ min: 0.013, max: SIDE - 0.013, noNaN: true })
const spots = fc.array(fc.tuple(spot, spot, spot), { minLength: 20, maxLength: 40 })

const expectRight = (pieces: readonly Cuboid[], towards: Towards, from: Point) => {
  const painted = paintOrder(pieces, towards).filter((part) => crossing(from, towards, part))
  expect(painted.at(-1)?.of).toBe(nearest(pieces, from, towards))
}

test('from every side the nearest piece is painted last', () => {
  fc.assert(
    fc.property(cuboids, view, spots, (pieces, from, points) => {
      const { towards } = lookFrom(from)
      for (const point of points) expectRight(pieces, towards, point)
    }),
    { numRuns: 200 },
  )
})

test('three bars that hide each other in a ring are cut, and still right', () => {
  const bars: Cuboid[] = [
    { x0: 1, x1: 4, y0: 1, y1: 2, z0: 3, z1: 4 },
    { x0: 1, x1: 2, y0: 1, y1: 4, z0: 2, z1: 3 },
    { x0: 3, x1: 4, y0: 2, y1: 3, z0: 1, z1: 4 },
  ]
  const { towards } = lookFrom({ turn: 315, tilt: 35 })
  expect(paintOrder(bars, towards).length).toBeGreaterThan(bars.length)
  for (let step = 0; step < 500; step += 1)
    expectRight(bars, towards, [
      (step * 0.737) % 4,
      (step * 1.271 + 0.1) % 4,
      (step * 0.419 + 0.2) % 4,
    ])
})
