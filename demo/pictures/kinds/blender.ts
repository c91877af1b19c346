// A blender with fruit in its jar.
import { dim, lit, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const blender: Draw = (pen, { color, variant, brand }) => {
  const personal = variant === 2
  const drink = ['#e9858a', '#f2c063', '#9ccf8b', '#e7a05a'][variant] ?? '#e9858a'
  const art = [
    personal
      ? path('M318 196 H482 L500 470 H300Z', '#e8f1ee', 'opacity=".7"') +
        path('M312 280 H488 L500 470 H300Z', drink, 'opacity=".9"') +
        rect(306, 140, 188, 62, 20, pen.tube(color)) +
        rect(380, 112, 40, 36, 14, pen.tube(dim(color, 0.2)))
      : [
          path('M270 160 H530 L502 456 H298Z', '#e3efee', 'opacity=".75"'),
          path(
            'M282 270 Q400 250 518 270 L502 456 H298Z',
            pen.along(`${lit(drink, 0.35)}, ${drink}`),
          ),
          oval(340, 330, 22, 22, '#c8453f'),
          oval(430, 380, 26, 26, '#f2b04c'),
          oval(462, 310, 18, 18, '#7fae5c'),
          oval(380, 420, 18, 18, '#c8453f'),
          oval(400, 270, 118, 12, light(0.35)),
          stroke('M530 190 C640 190 620 400 516 410', '#dcebea', 24, 'opacity=".85"'),
          stroke('M530 190 C640 190 620 400 516 410', light(0.6), 5),
          repeat(5, (at) => stroke(`M${480 - at * 2} ${230 + at * 40} h22`, light(0.9), 4)),
          rect(262, 136, 276, 34, 14, pen.tube('#2e343b')),
          rect(352, 104, 96, 40, 14, pen.tube('#2e343b')),
        ].join(''),
    path(
      personal ? 'M324 216 L312 450 H334 L344 216Z' : 'M290 184 L314 440 H336 L318 184Z',
      light(0.6),
    ),
    rect(292, 450, 216, 30, 10, pen.tube('#2e343b')),
    path('M286 478 H514 L552 650 Q400 668 248 650Z', pen.tube(color)),
    path('M286 478 H514 L520 508 Q400 522 280 508Z', light(0.18)),
    personal
      ? oval(400, 576, 36, 36, pen.ball('#f4ede0'))
      : oval(400, 576, 46, 46, pen.ball('#c9cfd3')) +
        oval(400, 576, 34, 34, pen.ball('#eef0f0')) +
        stroke('M400 576 L418 552', dim(color, 0.5), 8),
    word(400, 644, 14, brand, luminance(color) > 0.6 ? ink(0.5) : light(0.75)),
  ]
  return { art: art.join(''), feet: [[400, 656, 160]] }
}
