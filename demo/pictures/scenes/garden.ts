// A lawn before hills.
import type { Pen } from '../pen.ts'
import { oval, path, rect, repeat, stroke } from '../shapes.ts'
import { plant } from './props.ts'

export const garden = (pen: Pen): string =>
  rect(0, 0, 800, 800, 0, pen.along('#cfe4ea, #f6ead2 60%')) +
  oval(130, 130, 70, 70, '#fff1cf') +
  path('M0 420 Q140 330 280 410 T560 390 T800 400 V640 H0Z', '#a8c3a0') +
  path('M0 500 Q200 430 400 500 T800 470 V700 H0Z', '#7fa678') +
  rect(0, 560, 800, 240, 0, pen.along('#86ab6a, #547f4e')) +
  repeat(46, (at) =>
    stroke(
      `M${(at * 137) % 800} ${600 + ((at * 61) % 190)} q3 -14 ${(at % 5) - 2} -20`,
      at % 2 ? '#a3c384' : '#4a7446',
      4,
    ),
  ) +
  plant(pen, 720, 560, 1) +
  repeat(5, (at) => oval(60 + at * 26, 590 + (at % 2) * 14, 8, 8, at % 2 ? '#f7d67a' : '#f3efe4'))
