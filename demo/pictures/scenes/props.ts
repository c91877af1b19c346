// What several places share: a plant, the light of a window, a table.
import { dim, lit } from '../color.ts'
import type { Pen } from '../pen.ts'
import { ink, light, move, path, rect, repeat, stroke } from '../shapes.ts'

export const plant = (pen: Pen, x: number, y: number, size: number): string =>
  move(
    `translate(${x} ${y}) scale(${size})`,
    repeat(7, (at) =>
      path(
        'M0 0 C-26 -60 -22 -130 0 -170 C22 -130 26 -60 0 0Z',
        pen.along('#86a978, #3f6b50'),
        `transform="rotate(${-66 + at * 22} 0 0) scale(1 ${0.75 + (at % 3) * 0.14})"`,
      ),
    ),
    path('M-48 -8 H48 L36 84 H-36Z', pen.tube('#d08a66')),
    rect(-54, -18, 108, 20, 6, pen.tube('#d8946f')),
  )

export const windowLight = (pen: Pen): string =>
  pen.blur(
    7,
    path('M-20 60 L330 -60 L430 -60 L-20 190Z M-20 250 L560 -40 L700 -40 L-20 420Z', light(0.3)),
  )

export const tabletop = (pen: Pen, color: string): string =>
  rect(0, 570, 800, 230, 0, pen.along(`${lit(color, 0.22)}, ${color} 10%, ${dim(color, 0.2)}`)) +
  repeat(5, (at) =>
    stroke(
      `M${-20 + at * 40} ${612 + at * 38} C240 ${600 + at * 40} 520 ${626 + at * 36} 820 ${606 + at * 40}`,
      ink(0.06),
      3,
    ),
  ) +
  rect(0, 570, 800, 6, 0, light(0.35))
