// Where the points of a line chart lie, in percent of its field, so that any width draws the same line.

export interface DayValue {
  /** `2026-11-27`. */
  day: string
  value: number
}

export interface PlacedPoint extends DayValue {
  /** Percent from the left, by time: a gap of days is a gap. */
  x: number
  /** Percent from the top. */
  y: number
}

export interface Geometry {
  points: PlacedPoint[]
  lowest: PlacedPoint
  highest: PlacedPoint
  last: PlacedPoint
}

/** Part of the height that stays free above the highest and below the lowest value. */
const MARGIN = 0.12

const round = (value: number): number => Math.round(value * 100) / 100

/** Needs points in the order of their days; null for fewer than two. */
export function chartGeometry(values: readonly DayValue[]): Geometry | null {
  const [first] = values
  const end = values.at(-1)
  if (!first || !end || first === end) return null
  const times = values.map(({ day }) => Date.parse(day))
  const from = Date.parse(first.day)
  const span = Date.parse(end.day) - from || 1
  const amounts = values.map(({ value }) => value)
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const height = high - low
  const points = values.map((value, index) => ({
    ...value,
    x: round((((times[index] ?? from) - from) / span) * 100),
    // A flat line lies in the middle.
    y: round(
      height === 0 ? 50 : 100 * (MARGIN + (1 - 2 * MARGIN) * ((high - value.value) / height)),
    ),
  }))
  const at = (value: number) => points[amounts.indexOf(value)]
  const [lowest, highest, last] = [at(low), at(high), points.at(-1)]
  return lowest && highest && last ? { points, lowest, highest, last } : null
}

/** The line as SVG wants it, in a field of 100 × 100. */
export const linePath = (points: readonly PlacedPoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
