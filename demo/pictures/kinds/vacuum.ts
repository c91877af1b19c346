// A cordless stick vacuum, upright.
import { dim, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const vacuum: Draw = (pen, { color, accent, variant, brand }) => {
  const art = [
    rect(388, 250, 24, 330, 8, pen.tube('#b9c0c6')),
    path('M270 610 Q270 580 310 576 H490 Q530 580 530 610 L540 650 H260Z', pen.tube(color)),
    rect(256, 636, 288, 20, 9, '#2b2f36'),
    rect(290, 604, 220, 12, 6, light(0.35)),
    repeat(5, (at) => oval(316 + at * 42, 626, 5, 4, '#fff2c4')),
    oval(400, 574, 34, 22, pen.ball('#3a4047')),
    pen.blur(10, path('M270 650 L180 690 H470 L500 650Z', 'rgba(255,240,190,.4)')),
    rect(362, 150, 116, 148, 34, pen.tube(color)),
    rect(370, 280, 96, 130, 26, '#cfdcdc', 'opacity=".75"'),
    rect(386, 300, 64, 90, 18, pen.tube(dim(color, 0.1))),
    repeat(4, (at) => rect(392, 312 + at * 18, 52, 6, 3, ink(0.3))),
    stroke('M470 180 C560 150 580 260 476 276', '#2b2f36', 30),
    stroke('M474 176 C548 156 566 236 500 262', light(0.22), 6),
    rect(466, 270, 44, 96, 14, pen.tube('#3a4047')),
    rect(474, 284, 28, 8, 4, '#7ed08a'),
    oval(398, 158, 36, 36, pen.ball('#3a4047')),
    oval(398, 158, 18, 18, pen.ball(accent)),
    word(420, 240, 13, brand, luminance(color) > 0.6 ? ink(0.5) : light(0.75)),
    variant === 3
      ? move(
          'translate(630 654)',
          rect(-60, -90, 110, 90, 12, pen.body('#3a4047')) +
            repeat(6, (at) => rect(-54 + at * 18, -104, 8, 16, 3, '#b9c0c6')),
        )
      : '',
  ]
  return { art: move('translate(-30 -66) scale(1.1)', art.join('')), feet: [[410, 656, 160]] }
}
