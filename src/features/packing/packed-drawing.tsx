// A packed box as a drawing: its floor and far walls, the pieces from the farthest to the nearest, and its near edges.
import type { Cuboid, Placed, Size } from '#domain/packing/cargo.ts'
import { classNames } from '#src/ui/class-names.ts'
import { bareFace } from './bare-face.ts'
import {
  AXES,
  type Axis,
  faceAt,
  highOf,
  lookFrom,
  lowOf,
  type Point,
  type View,
} from './box-view.ts'
import { type Painted, paintOrder } from './paint-order.ts'
import styles from './packed-drawing.module.css'
import tones from './tones.module.css'

const WIDTH = 420
const HEIGHT = 360
const MARGIN = 10
/** A face smaller than this holds no number, in square units of the drawing. */
const ROOM_OF_A_NUMBER = 500

interface PackedDrawingProps {
  size: Size
  /** What is in the box so far, the last one put in last. */
  placed: readonly Placed[]
  view: View
  /** Shows which piece came last. */
  markLast: boolean
}

type Draw = (point: Point) => readonly [number, number]

const pathOf = (points: readonly Point[], draw: Draw, close = 'Z'): string =>
  `M${points
    .map((point) =>
      draw(point)
        .map((at) => at.toFixed(1))
        .join(' '),
    )
    .join('L')}${close}`

/** Largest at any turn and tilt, so that nothing jumps or is cut off while the box is turned. */
const scaleOf = ({ dx, dy, dz }: Size): number => {
  const base = Math.hypot(dx, dy)
  return Math.min((WIDTH - 2 * MARGIN) / base, (HEIGHT - 2 * MARGIN) / Math.hypot(base, dz))
}

const areaOf = (corners: readonly (readonly [number, number])[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], place) => {
      const [nextX = 0, nextY = 0] = corners[(place + 1) % corners.length] ?? []
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** Edges that a cut made are none; a face is drawn without its outline and gets the edges that are its piece's. */
const edgesOf = (corners: readonly Point[], whole: Cuboid): [Point, Point][] =>
  corners.flatMap((from, place) => {
    const to = corners[(place + 1) % corners.length]
    if (!to) return []
    const bounds = AXES.filter((axis, at) => {
      const value = from[at] ?? 0
      return value === to[at] && (value === lowOf(whole, axis) || value === highOf(whole, axis))
    })
    return bounds.length >= 2 ? [[from, to] satisfies [Point, Point]] : []
  })

export function PackedDrawing({ size, placed, view, markLast }: PackedDrawingProps) {
  const { spot, towards } = lookFrom(view)
  const scale = scaleOf(size)
  const box: Cuboid = { x0: 0, x1: size.dx, y0: 0, y1: size.dy, z0: 0, z1: size.dz }
  const [middleX, middleY] = spot([size.dx / 2, size.dy / 2, size.dz / 2])
  const draw: Draw = (point) => {
    const [right, down] = spot(point)
    return [WIDTH / 2 + (right - middleX) * scale, HEIGHT / 2 + (down - middleY) * scale]
  }
  const near = (of: Cuboid, axis: Axis) => (towards[axis] < 0 ? lowOf(of, axis) : highOf(of, axis))
  const far = (axis: Axis) => (towards[axis] < 0 ? highOf(box, axis) : lowOf(box, axis))

  const partOf = (part: Painted) => {
    const whole = placed[part.of]
    if (!whole) return null
    const faces = AXES.filter(
      (axis) => towards[axis] !== 0 && near(part, axis) === near(whole, axis),
    ).map((axis) => ({ axis, corners: faceAt(part, axis, near(part, axis)) }))
    const edges = faces
      .flatMap(({ corners }) => edgesOf(corners, whole))
      .map((edge) => pathOf(edge, draw, ''))
    const bare = bareFace(part, placed, towards)
    const corners = bare ? faceAt(part, bare, near(part, bare)).map(draw) : []
    const middle =
      areaOf(corners) > ROOM_OF_A_NUMBER
        ? [0, 1].map((at) => corners.reduce((sum, corner) => sum + (corner[at] ?? 0), 0) / 4)
        : null
    return { whole, faces, edges: edges.join(''), middle }
  }

  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {AXES.map((axis) => (
        <path
          key={axis}
          className={styles.wall}
          data-axis={axis}
          d={pathOf(faceAt(box, axis, axis === 'z' ? 0 : far(axis)), draw)}
        />
      ))}
      {paintOrder(placed, towards).map((part) => {
        const drawn = partOf(part)
        if (!drawn) return null
        const { whole, faces, edges, middle } = drawn
        const { x0, y0, z0 } = part
        return (
          <g
            key={`${part.of} ${x0} ${y0} ${z0}`}
            className={classNames(styles.piece, tones.tone)}
            data-tone={whole.cargo % 12}
            data-last={(markLast && part.of === placed.length - 1) || undefined}
          >
            {faces.map(({ axis, corners }) => (
              <path key={axis} className={styles[axis]} d={pathOf(corners, draw)} />
            ))}
            <path className={styles.edges} d={edges} />
            {middle && (
              <text className={styles.number} x={middle[0]?.toFixed(1)} y={middle[1]?.toFixed(1)}>
                {whole.cargo + 1}
              </text>
            )}
          </g>
        )
      })}
      {(['x', 'y'] as const).map((axis) => (
        <path
          key={axis}
          className={styles.frame}
          d={pathOf(faceAt(box, axis, near(box, axis)), draw)}
        />
      ))}
    </svg>
  )
}
