// The studio: a soft paper backdrop lit from the top left, in which every first picture is taken.
import { dim, lit, luminance, mix } from './color.ts'
import type { Pen } from './pen.ts'
import { light, oval, path, rect } from './shapes.ts'

const papers = [
  '#f4e4cd',
  '#f2d3c1',
  '#d8e3e0',
  '#dfe6d3',
  '#f6e0b4',
  '#e6dde6',
  '#efd9d3',
  '#d3dfe6',
] as const

/** A paper that lets the product stand out: far from its colour, always the same for the same draw. */
export function paperFor(color: string, draw: number): string {
  const ranked = [...papers].sort((one, other) => distance(other, color) - distance(one, color))
  return ranked[Math.floor(draw * 4)] ?? papers[0]
}

function distance(one: string, other: string): number {
  const parts = (hex: string): number[] =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const target = parts(other)
  return parts(one).reduce((sum, value, at) => sum + (value - (target[at] ?? 0)) ** 2, 0)
}

function stage(pen: Pen, paper: string, shape: number): string {
  const tone = luminance(paper) > 0.87 ? dim(paper, 0.06) : lit(paper, 0.4)
  if (shape === 0)
    return oval(400, 380, 270, 270, pen.along(`${lit(paper, 0.55)}, ${paper}`, [0, 0, 1, 1]))
  if (shape === 1)
    return path(
      'M150 606 V380 A250 250 0 0 1 650 380 V606Z',
      pen.along(`${lit(paper, 0.5)}, ${tone}`, [0, 0, 1, 1]),
    )
  if (shape === 2)
    return pen.blur(
      10,
      path(
        'M-40 120 L240 -60 L420 -60 L-40 330Z M-40 420 L520 -60 L610 -60 L-40 510Z',
        light(0.34),
      ),
    )
  return pen.blur(
    2,
    oval(560, 300, 210, 210, lit(paper, 0.5)) +
      oval(250, 430, 150, 150, mix(paper, '#ffffff', 0.3)),
  )
}

/** The backdrop; hanging things get a wall without a floor. */
export function studio(pen: Pen, paper: string, shape: number, floor: boolean): string {
  const wall = rect(
    0,
    0,
    800,
    800,
    0,
    pen.around(`${lit(paper, 0.6)}, ${paper} 55%, ${dim(paper, 0.1)}`, [0.3, 0.22, 0.95]),
  )
  const ground = floor
    ? rect(
        0,
        590,
        800,
        210,
        0,
        pen.along(`${dim(paper, 0.05)}/0, ${dim(paper, 0.06)}/1 12%, ${lit(paper, 0.25)}/1`),
      )
    : ''
  return wall + stage(pen, paper, shape) + ground
}
