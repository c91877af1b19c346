// A kite in the wind.
import { lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, repeat, stroke } from '../shapes.ts'

export const kite: Draw = (pen, { color, accent, variant }) => {
  const diamond = variant === 1
  const seg = diamond
    ? [
        'M400 90 L580 300 L400 380Z',
        'M400 90 L220 300 L400 380Z',
        'M220 300 L400 620 V380Z',
        'M580 300 L400 620 V380Z',
      ]
    : [
        'M400 120 L690 470 L400 400Z',
        'M400 120 L110 470 L400 400Z',
        'M400 400 L520 432 L400 560Z',
        'M400 400 L280 432 L400 560Z',
      ]
  const tints =
    variant === 2
      ? [color, lit(color, 0.5), '#f07f66', '#f2b04c']
      : [color, accent, '#2f8a8a', lit(color, 0.55)]
  const ribbon = (x: number, tint: string, sway: number): string =>
    stroke(`M${x} ${diamond ? 620 : 520} q${sway} 60 0 110 t${sway * 0.6} 90`, tint, 14)
  const art = [
    ribbon(400, accent, 60),
    diamond
      ? repeat(3, (at) =>
          path(
            `M${412 + at * 4} ${650 + at * 36} l-26 -13 v26Z M${412 + at * 4} ${650 + at * 36} l26 -13 v26Z`,
            tints[at] ?? color,
          ),
        )
      : ribbon(300, color, -50) + ribbon(500, '#2f8a8a', 54),
    ...seg.map((d, at) => path(d, pen.body(tints[at] ?? color))),
    diamond
      ? stroke('M400 90 V620 M220 300 Q400 360 580 300', '#7d5236', 6)
      : stroke('M400 120 V560 M110 470 L400 120 L690 470', '#3a4047', 7) +
        path('M110 470 L400 400 L690 470 L400 430Z', ink(0.12)),
    diamond ? '' : oval(400, 300, 40, 40, '#fffaf0') + oval(400, 300, 22, 22, color),
    stroke('M400 470 Q520 640 760 740', light(0.9), 3),
    path(seg[1] ?? '', light(0.12)),
  ]
  return { art: move('rotate(10 400 400)', art.join('')), feet: [], airborne: true }
}
