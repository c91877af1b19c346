// Turns places in a box into places on paper: a box looked at from a side and from above, without vanishing points.
import type { Cuboid } from '#domain/packing/cargo.ts'

/** Whole degrees: `turn` around the upright axis, `tilt` from level (0) to straight from above (90). */
export interface View {
  readonly turn: number
  readonly tilt: number
}

export const FIRST_VIEW: View = { turn: 330, tilt: 28 }
export const TILTS = { least: 10, most: 80 } as const

/** `turn` goes round, `tilt` stops before the box would be seen from below or as a flat plan. */
export const turned = ({ turn, tilt }: View, byTurn: number, byTilt: number): View => ({
  turn: (((turn + byTurn) % 360) + 360) % 360,
  tilt: Math.min(TILTS.most, Math.max(TILTS.least, tilt + byTilt)),
})

export type Axis = 'x' | 'y' | 'z'
export type Point = readonly [x: number, y: number, z: number]
export type Spot = readonly [right: number, down: number]

const radians = (degrees: number) => (degrees * Math.PI) / 180
/** Cosines of right angles are no zeros in floating point. */
const clean = (value: number) => (Math.abs(value) < 1e-9 ? 0 : value)

/** Where a point is drawn, and for each axis how much its far end comes towards the eye. */
export const lookFrom = ({ turn, tilt }: View) => {
  const [cos, sin] = [clean(Math.cos(radians(turn))), clean(Math.sin(radians(turn)))]
  const [low, high] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))]
  return {
    spot: ([x, y, z]: Point): Spot => [x * cos - y * sin, (x * sin + y * cos) * high - z * low],
    towards: { x: sin * low, y: cos * low, z: high } as Readonly<Record<Axis, number>>,
  }
}

export type Towards = ReturnType<typeof lookFrom>['towards']

export const AXES: readonly Axis[] = ['x', 'y', 'z']
export const lowOf = (cuboid: Cuboid, axis: Axis) => cuboid[`${axis}0`]
export const highOf = (cuboid: Cuboid, axis: Axis) => cuboid[`${axis}1`]

/** The corners of the face of a cuboid that crosses `axis` at `at`, in turn. */
export const faceAt = (cuboid: Cuboid, axis: Axis, at: number): Point[] => {
  const { x0, x1, y0, y1, z0, z1 } = cuboid
  const along = {
    x: [
      [at, y0, z0],
      [at, y1, z0],
      [at, y1, z1],
      [at, y0, z1],
    ],
    y: [
      [x0, at, z0],
      [x1, at, z0],
      [x1, at, z1],
      [x0, at, z1],
    ],
    z: [
      [x0, y0, at],
      [x1, y0, at],
      [x1, y1, at],
      [x0, y1, at],
    ],
  } satisfies Record<Axis, Point[]>
  return along[axis]
}
