// Hands a drawing its gradients, blurs and clips, each under an id of its own.
import { dim, lit } from './color.ts'

export interface Pen {
  /**
   * A gradient along a line given in shares of the shape's box. Stops are written as in CSS, `#fff, #eee/0.5 40%, #ddd`:
   * the first is at 0 % and the last at 100 % unless they say otherwise, and an opacity may follow the color.
   */
  along: (stops: string, line?: readonly [number, number, number, number]) => string
  /** A gradient around a point given in shares of the shape's box. */
  around: (stops: string, center?: readonly [number, number, number]) => string
  /** A solid body lit from the top left. */
  body: (color: string) => string
  /** An upright cylinder lit from the left. */
  tube: (color: string) => string
  /** A lying cylinder lit from above. */
  bar: (color: string) => string
  /** A ball lit from the top left. */
  ball: (color: string) => string
  blur: (deviation: number, art: string) => string
  clip: (shape: string, art: string) => string
}

/** Commas and spaces within `rgba(…)` belong to the color. */
const stopTags = (stops: string): string =>
  stops
    .split(/, (?![^(]*\))/u)
    .map((stop, place) => {
      const [, color, opacity = 1, percent = place === 0 ? 0 : 100] =
        /^(.*?)(?:\/([\d.]+))?(?: ([\d.]+)%)?$/u.exec(stop) ?? []
      return `<stop offset="${Number(percent) / 100}" stop-color="${color}" stop-opacity="${opacity}"/>`
    })
    .join('')

const tubeStops = (color: string): string =>
  `${dim(color, 0.08)}, ${lit(color, 0.42)} 20%, ${color} 45%, ${dim(color, 0.36)} 86%, ${dim(color, 0.2)}`

export function createPen(prefix: string, defs: string[]): Pen {
  let count = 0
  const name = (): string => `${prefix}${(count += 1)}`
  const define = (make: (id: string) => string): string => {
    const id = name()
    defs.push(make(id))
    return id
  }
  const along: Pen['along'] = (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) => {
    const id = define(
      (own) =>
        `<linearGradient id="${own}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`,
    )
    return `url(#${id})`
  }
  const around: Pen['around'] = (stops, [x, y, r] = [0.5, 0.5, 0.5]) => {
    const id = define(
      (own) =>
        `<radialGradient id="${own}" cx="${x}" cy="${y}" r="${r}">${stopTags(stops)}</radialGradient>`,
    )
    return `url(#${id})`
  }
  return {
    along,
    around,
    body: (color) =>
      along(`${lit(color, 0.34)}, ${color} 45%, ${dim(color, 0.32)}`, [0.05, 0, 0.85, 1]),
    tube: (color) => along(tubeStops(color), [0, 0, 1, 0]),
    bar: (color) => along(tubeStops(color), [0, 0, 0, 1]),
    ball: (color) =>
      around(`${lit(color, 0.55)}, ${color} 45%, ${dim(color, 0.42)}`, [0.34, 0.28, 0.78]),
    blur: (deviation, art) => {
      const id = define(
        (own) =>
          `<filter id="${own}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      )
      return `<g filter="url(#${id})">${art}</g>`
    },
    clip: (shape, art) => {
      const id = define((own) => `<clipPath id="${own}">${shape}</clipPath>`)
      return `<g clip-path="url(#${id})">${art}</g>`
    },
  }
}
