// What the home page's picture repeats: parcels, towers and palms.
import { dim, lit } from './color.ts'
import type { Pen } from './pen.ts'
import { ink, move, path, rect, repeat, stroke } from './shapes.ts'

export const parcel = (
  pen: Pen,
  x: number,
  y: number,
  size: number,
  tint: string,
  tape: string,
): string =>
  move(
    `translate(${x} ${y}) scale(${size})`,
    path('M-60 -92 L-40 -112 H78 L60 -92Z', lit(tint, 0.4)),
    path('M60 -92 L78 -112 V-18 L60 0Z', dim(tint, 0.28)),
    rect(-60, -92, 120, 92, 3, pen.along(`${lit(tint, 0.2)}, ${tint}`, [0, 0, 1, 1])),
    path('M-14 -92 L4 -112 H26 L10 -92Z', lit(tape, 0.2)),
    rect(-14, -92, 24, 92, 0, tape),
    rect(22, -34, 30, 22, 2, '#fffaf0'),
    stroke('M27 -26 H46 M27 -20 H40', ink(0.5), 2.5),
  )

export const tower = (pen: Pen, x: number, w: number, h: number, tint: string): string =>
  rect(x, 640 - h, w, h, 3, pen.along(`${lit(tint, 0.25)}, ${tint}`, [0, 0, 1, 0])) +
  repeat(Math.floor(h / 26), (row) =>
    repeat(Math.floor(w / 18), (at) =>
      (row * 7 + at * 5 + x) % 3
        ? rect(
            x + 7 + at * 18,
            652 - h + row * 26,
            8,
            12,
            1,
            '#ffe9bd',
            `opacity="${0.45 + ((row + at) % 3) * 0.2}"`,
          )
        : '',
    ),
  )

export const palm = (x: number, y: number, size: number): string =>
  move(
    `translate(${x} ${y}) scale(${size})`,
    stroke('M0 0 C6 -60 -4 -110 12 -170', '#6b4a34', 11),
    repeat(7, (at) =>
      path(
        'M0 0 C30 -26 70 -20 92 22 C60 6 30 6 0 0Z',
        at % 2 ? '#3f7a5c' : '#5b8c5a',
        `transform="translate(12 -170) rotate(${-200 + at * 38})"`,
      ),
    ),
  )
