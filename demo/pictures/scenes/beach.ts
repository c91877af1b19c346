// A beach below mountains.
import type { Pen } from '../pen.ts'
import { ink, light, oval, path, rect, repeat, stroke } from '../shapes.ts'

export const beach = (pen: Pen): string =>
  rect(0, 0, 800, 800, 0, pen.along('#bfe0e6, #fbeed6 50%')) +
  oval(610, 170, 74, 74, '#fff0c4') +
  rect(0, 396, 800, 130, 0, pen.along('#4fa3a8, #8fd0c8')) +
  path(
    'M0 500 Q140 476 280 500 T560 500 T800 492 V800 H0Z',
    pen.along('#f6e6c6, #eed3a2 20%, #d9b47c'),
  ) +
  stroke('M0 502 Q140 478 280 502 T560 502 T800 494', light(0.8), 9) +
  path('M0 396 L120 330 L230 372 L340 310 L460 396Z', '#7f9f98') +
  repeat(40, (at) => oval((at * 149) % 800, 560 + ((at * 83) % 230), 2.5, 2, ink(0.12))) +
  path('M700 640 q16 -34 44 -16 q22 20 -4 34 q-22 10 -40 -18Z', '#f3c9b4')
