// A wrist watch seen straight on.
import { dim, lit, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const wristwatch: Draw = (pen, { color, variant, brand }) => {
  const dial = ['#f4efe6', '#f7ece6', '#16324a', '#fbf7ef', '#39412c'][variant] ?? '#f4efe6'
  const hand = luminance(dial) > 0.5 ? '#2b2f36' : '#f7efe0'
  const metal = variant === 1 ? '#d9a38c' : '#b9c0c6'
  const r = variant === 1 ? 124 : 150
  const strap = variant === 0 ? '#7d4f33' : color
  const tick = (at: number): string =>
    rect(
      396,
      400 - r + 26,
      at % 3 ? 5 : 8,
      at % 3 ? 15 : 26,
      2,
      variant === 3 && at % 3 ? 'none' : hand,
      `transform="rotate(${at * 30} 400 400)"`,
    )
  const art = [
    path(
      `M${400 - r * 0.6} 300 L${400 - r * 0.5} 84 H${400 + r * 0.5} L${400 + r * 0.6} 300Z M${400 - r * 0.6} 500 L${400 - r * 0.5} 716 H${400 + r * 0.5} L${400 + r * 0.6} 500Z`,
      pen.tube(strap),
    ),
    variant === 1
      ? repeat(26, (at) =>
          stroke(`M${400 - r * 0.55} ${96 + at * 24} H${400 + r * 0.55}`, light(0.22), 3),
        )
      : stroke(
          `M${400 - r * 0.42} 100 V270 M${400 + r * 0.42} 100 V270 M${400 - r * 0.42} 530 V700 M${400 + r * 0.42} 530 V700`,
          variant === 2 ? ink(0.25) : light(0.45),
          4,
          'stroke-dasharray="11 7"',
        ),
    rect(400 + r + 2, 384, 30, 32, 8, pen.bar(metal)),
    oval(408, 410, r + 16, r + 16, ink(0.25)),
    oval(400, 400, r + 16, r + 16, pen.body(metal)),
    variant === 2
      ? oval(400, 400, r + 8, r + 8, pen.body('#1d3d59')) +
        repeat(12, (at) =>
          oval(400, 400 - r + 8, 5, 5, '#f2b04c', `transform="rotate(${at * 30} 400 400)"`),
        )
      : '',
    oval(
      400,
      400,
      r - (variant === 2 ? 10 : 0),
      r - (variant === 2 ? 10 : 0),
      pen.around(`${lit(dial, 0.12)}, ${dim(dial, 0.12)}`),
    ),
    repeat(12, tick),
    word(400, 346, 15, brand, hand, 'opacity=".75"'),
    variant % 2 ? '' : rect(468, 388, 30, 24, 3, '#fff') + word(483, 406, 15, '24', '#2b2f36'),
    stroke('M400 400 L336 342', hand, 11),
    stroke(`M400 400 L${400 + r * 0.42} ${400 - r * 0.56}`, hand, 7),
    stroke(`M400 428 L400 ${400 + r * 0.72}`, '#c8553d', 3),
    oval(400, 400, 9, 9, '#c8553d'),
    pen.clip(oval(400, 400, r, r, '#fff'), path('M220 240 H410 L300 580 H220Z', light(0.14))),
  ]
  return { art: art.join(''), feet: [[400, 716, 84]] }
}
