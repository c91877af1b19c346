// A perfume bottle with a cut-glass body.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, rect, repeat, word } from '../shapes.ts'

export const perfume: Draw = (pen, { color, variant, brand, model }) => {
  const juice = lit(color, 0.3)
  const shapes = [
    rect(250, 300, 300, 352, 40, '#fff'),
    oval(400, 484, 172, 170, '#fff'),
    'M280 300 H520 L570 652 H230Z',
    rect(276, 260, 248, 392, 12, '#fff'),
    'M400 290 C540 290 590 420 570 540 C556 630 500 652 400 652 S244 630 230 540 C210 420 260 290 400 290Z',
  ]
  const raw = shapes[variant] ?? shapes[0] ?? ''
  const shape = raw.startsWith('<') ? raw : path(raw, '#fff')
  const filled = (paint: string, more = ''): string =>
    shape.replace('fill="#fff"', `fill="${paint}" ${more}`)
  const top = variant === 3 ? 260 : variant === 1 ? 318 : 300
  const cap = ['#3a2f28', '#fffaf0', '#b98759', '#3a2f3f', '#d9b06a'][variant] ?? '#3a2f28'
  const art = [
    pen.blur(16, oval(470, 668, 150, 18, juice, 'opacity=".7"')),
    rect(362, top - 44, 76, 54, 6, pen.tube('#d9b06a')),
    variant === 1
      ? oval(400, top - 88, 58, 58, pen.ball(cap))
      : variant === 4
        ? path(
            `M350 ${top - 40} L336 ${top - 140} Q400 ${top - 170} 464 ${top - 140} L450 ${top - 40}Z`,
            pen.tube(cap),
          )
        : rect(338, top - 146, 124, 108, variant === 0 ? 14 : 6, pen.tube(cap)),
    filled(pen.along(`#f6f3ee, ${lit(color, 0.7)}`)),
    pen.clip(
      shape,
      rect(200, top + 60, 400, 400, 0, pen.along(`${juice}, ${color}`)) +
        rect(200, top + 56, 400, 10, 0, light(0.5)) +
        path('M250 250 H310 L290 660 H240Z', light(0.5)) +
        path('M520 250 H560 V660 H500Z', ink(0.1)) +
        rect(200, 620, 400, 40, 0, light(0.25)) +
        rect(394, top, 12, 300, 6, light(0.28)),
    ),
    filled('none', `stroke="${light(0.85)}" stroke-width="7"`),
    rect(312, 450, 176, 104, 6, '#fffaf0', 'opacity=".92"'),
    word(400, 496, 19, brand, '#3a2f28'),
    word(400, 528, 14, model.slice(0, 14), dim(color, 0.3)),
    variant === 0 || variant === 4
      ? repeat(5, (at) =>
          oval(628, 610, 14, 24, '#fffaf0', `transform="rotate(${at * 72} 628 634)"`),
        ) +
        oval(628, 634, 10, 10, '#f2b04c') +
        path('M640 650 q50 -10 70 14 q-44 16 -70 -14Z', '#7fa678')
      : '',
  ]
  return { art: art.join(''), feet: [[400, 654, 150]] }
}
