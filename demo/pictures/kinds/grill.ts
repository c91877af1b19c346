// Draws a kettle grill on its three legs, lid closed.
import { luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const grill: Draw = (pen, { color, accent, variant, brand }) => {
  const mini = variant === 1
  const smoke = pen.blur(9, stroke('M400 130 q-40 -30 -8 -64 t-6 -60', light(0.5), 22))
  const leg = mini
    ? stroke('M300 520 L270 650 M500 520 L530 650 M400 540 V660', '#3a4047', 15)
    : stroke('M300 500 L226 654 M500 500 L574 654 M400 520 V640', pen.body('#8d969d'), 15) +
      stroke('M252 600 H548', '#8d969d', 8) +
      oval(232, 640, 34, 34, '#23282e') +
      oval(232, 640, 16, 16, pen.ball('#c3cad0')) +
      oval(568, 640, 34, 34, '#23282e') +
      oval(568, 640, 16, 16, pen.ball('#c3cad0'))
  const art = [
    smoke,
    leg,
    mini ? '' : path('M300 556 H500 L480 590 H320Z', pen.tube('#8d969d')),
    path('M192 370 C196 500 290 548 400 548 S604 500 608 370Z', pen.tube(color)),
    path('M188 356 C192 210 290 150 400 150 S608 210 612 356Z', pen.ball(color)),
    rect(178, 350, 444, 28, 14, pen.tube('#3a4047')),
    pen.blur(8, oval(306, 240, 54, 26, light(0.5), 'transform="rotate(-32 306 240)"')),
    rect(352, 116, 96, 26, 13, pen.bar(accent)),
    rect(366, 136, 12, 24, 3, '#8d969d'),
    rect(422, 136, 12, 24, 3, '#8d969d'),
    mini
      ? ''
      : oval(400, 276, 38, 38, pen.ball('#c3cad0')) +
        oval(400, 276, 30, 30, '#fffaf0') +
        stroke('M400 276 L416 256', '#c8402f', 6) +
        repeat(7, (at) =>
          rect(398, 250, 4, 8, 1, ink(0.6), `transform="rotate(${-90 + at * 30} 400 276)"`),
        ),
    oval(490, 226, 24, 13, pen.body('#8d969d'), 'transform="rotate(30 490 226)"'),
    rect(610, 356, 96, 20, 10, pen.bar(accent)),
    mini
      ? ''
      : stroke('M640 380 V470 M676 380 V456', '#aeb5ba', 7) +
        path('M628 470 h26 v40 q-13 12 -26 0Z', '#aeb5ba'),
    word(400, 450, 22, brand, luminance(color) > 0.5 ? ink(0.5) : light(0.65)),
  ]
  return {
    art: art.join(''),
    feet: mini
      ? [[400, 656, 150]]
      : [
          [232, 672, 40],
          [568, 672, 40],
          [400, 660, 200],
        ],
  }
}
