// A parcel drawn to scale beside a cubic foot: whoever sees how large a box is understands what it is billed for.
import type { Box } from '#domain/units.ts'
import { toMillimetresRounded } from '#domain/units.ts'
import styles from './box-drawing.module.css'

const WIDTH = 360
const HEIGHT = 200
const GAP = 24
/** Thirty degrees, as isometric drawings have it. */
const [COS, SIN] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
/** Millimetres of a foot. */
const FOOT = 304.8

interface Solid {
  length: number
  width: number
  height: number
}

const spanOf = ({ length, width, height }: Solid) => ({
  x: (length + width) * COS,
  y: (length + width) * SIN + height,
})

/** The three faces that are seen, as points; the lowest corner stands at `x`, `y`. */
const facesOf = ({ length, width, height }: Solid, x: number, y: number) => {
  const at = (l: number, w: number, h: number) =>
    `${(x + (l - w) * COS).toFixed(1)},${(y - (l + w) * SIN - h).toFixed(1)}`
  return {
    left: [at(0, 0, 0), at(0, width, 0), at(0, width, height), at(0, 0, height)].join(' '),
    right: [at(0, 0, 0), at(length, 0, 0), at(length, 0, height), at(0, 0, height)].join(' '),
    top: [
      at(0, 0, height),
      at(length, 0, height),
      at(length, width, height),
      at(0, width, height),
    ].join(' '),
  }
}

function Solid({
  solid,
  x,
  y,
  kind,
}: {
  solid: Solid
  x: number
  y: number
  kind: 'box' | 'foot'
}) {
  const faces = facesOf(solid, x, y)
  return (
    <g className={styles[kind]}>
      <polygon className={styles.left} points={faces.left} />
      <polygon className={styles.right} points={faces.right} />
      <polygon className={styles.top} points={faces.top} />
    </g>
  )
}

interface BoxDrawingProps {
  box: Box
  /** What the picture says to those who do not see it. */
  label: string
  footLabel: string
}

export function BoxDrawing({ box, label, footLabel }: BoxDrawingProps) {
  const solid = {
    length: toMillimetresRounded(box.length),
    width: toMillimetresRounded(box.width),
    height: toMillimetresRounded(box.height),
  }
  const foot = { length: FOOT, width: FOOT, height: FOOT }
  const [mine, other] = [spanOf(solid), spanOf(foot)]
  const scale = Math.min(
    (WIDTH - GAP * 3) / (mine.x + other.x),
    (HEIGHT - GAP * 2) / Math.max(mine.y, other.y),
  )
  const scaled = ({ length, width, height }: Solid) => ({
    length: length * scale,
    width: width * scale,
    height: height * scale,
  })
  const ground = HEIGHT - GAP
  const start = (WIDTH - (mine.x + other.x) * scale - GAP) / 2
  const footX = start + mine.x * scale + GAP + FOOT * scale * COS
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <line className={styles.ground} x1="0" x2={WIDTH} y1={ground} y2={ground} />
      <Solid solid={scaled(solid)} x={start + solid.width * scale * COS} y={ground} kind="box" />
      <Solid solid={scaled(foot)} x={footX} y={ground} kind="foot" />
      <text className={styles.label} x={footX} y={HEIGHT - 6} textAnchor="middle">
        {footLabel}
      </text>
    </svg>
  )
}
