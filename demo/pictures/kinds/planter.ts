// A plant pot with a plant in it.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { light, move, oval, path, rect, repeat, stroke } from '../shapes.ts'

export const planter: Draw = (pen, { color, variant }) => {
  const leaf = (x: number, y: number, turn: number, s: number): string =>
    path(
      'M0 0 C-50 -70 -44 -170 0 -230 C44 -170 50 -70 0 0Z',
      pen.along('#8fb573, #3c6b4c', [0, 0, 0.6, 1]),
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"`,
    ) +
    stroke(
      'M0 -6 V-190',
      light(0.25),
      5,
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"`,
    )
  const cactus = (x: number, y: number, s: number): string =>
    move(
      `translate(${x} ${y}) scale(${s})`,
      rect(-40, -190, 80, 200, 40, pen.tube('#5b8c5a')),
      stroke('M-40 -60 Q-90 -60 -86 -130', pen.tube('#5b8c5a'), 34),
      repeat(4, (at) => stroke(`M${-24 + at * 16} -176 V0`, light(0.18), 3)),
      oval(0, -192, 17, 12, '#f07f66'),
    )
  const pot = (x: number, y: number, s: number, tint: string): string =>
    move(
      `translate(${x} ${y}) scale(${s})`,
      oval(0, -10, 150, 22, pen.tube(dim(tint, 0.14))),
      path('M-160 -250 H160 L122 -10 Q0 14 -122 -10Z', pen.tube(tint)),
      rect(-174, -290, 348, 60, 14, pen.tube(lit(tint, 0.06))),
      oval(0, -288, 164, 18, dim('#6b4a34', 0.3)),
    )
  const plants = repeat(9, (at) => leaf(400, 386, -80 + at * 20, 0.82 + ((at * 7) % 4) * 0.1))
  if (variant === 1)
    return {
      art:
        pot(250, 640, 0.66, color) +
        cactus(250, 450, 0.9) +
        pot(570, 600, 0.86, '#d08a66') +
        repeat(7, (at) => leaf(570, 350, -66 + at * 22, 0.7)) +
        pot(430, 670, 0.5, '#8fb3a6') +
        repeat(6, (at) => leaf(430, 526, -70 + at * 28, 0.36)),
      feet: [
        [250, 640, 84],
        [570, 600, 104],
        [430, 672, 66],
      ],
    }
  if (variant === 2)
    return {
      art:
        repeat(11, (at) => leaf(400, 330, -90 + at * 18, 0.5 + (at % 3) * 0.14)) +
        path(
          'M250 320 H550 Q584 470 520 600 Q480 652 400 652 T280 600 Q216 470 250 320Z',
          pen.tube(color),
        ) +
        oval(400, 322, 150, 20, dim(color, 0.5)) +
        stroke(
          'M300 450 q34 24 64 0 M436 450 q34 24 64 0 M366 574 q34 22 70 0',
          dim(color, 0.5),
          8,
        ) +
        stroke('M400 450 q-22 60 -6 74 q14 8 26 -2', dim(color, 0.35), 7) +
        oval(310, 520, 24, 14, 'rgba(230,130,110,.5)') +
        oval(490, 520, 24, 14, 'rgba(230,130,110,.5)'),
      feet: [[400, 654, 116]],
    }
  return {
    art:
      plants +
      pot(400, 656, 1, color) +
      (variant === 0
        ? repeat(8, (at) => path(`M${264 + at * 36} 470 l18 -26 l18 26Z`, light(0.4)))
        : rect(500, 560, 14, 60, 7, light(0.8)) + rect(503, 586, 8, 30, 4, '#6fb1d6')),
    feet: [[400, 656, 150]],
  }
}
