// A playroom with bunting and a round rug.
import type { Pen } from '../pen.ts'
import { light, oval, path, rect, repeat, stroke } from '../shapes.ts'
import { windowLight } from './props.ts'

export const playroom = (pen: Pen): string =>
  rect(0, 0, 800, 800, 0, pen.around('#fdf0d9, #f0d3ac', [0.3, 0.2, 1])) +
  repeat(9, (at) =>
    path(
      `M${at * 92 - 10} ${70 + (at % 2) * 20} l34 0 l-17 44Z`,
      ['#c8603f', '#f0b046', '#2f8a8a', '#8fb573'][at % 4] ?? '#c8603f',
    ),
  ) +
  stroke('M-10 66 Q200 96 400 76 T810 74', '#9c7b5a', 4) +
  windowLight(pen) +
  rect(0, 570, 800, 230, 0, pen.along('#d9a873, #b98350')) +
  oval(400, 690, 380, 92, '#8fb9b1') +
  oval(400, 690, 330, 76, '#f6e6c8') +
  oval(400, 690, 280, 60, '#e9a183') +
  rect(50, 500, 74, 74, 10, pen.body('#f0b046')) +
  rect(92, 430, 66, 66, 10, pen.body('#2f8a8a')) +
  oval(716, 570, 42, 42, pen.ball('#c8603f')) +
  stroke('M678 560 Q716 540 754 560', light(0.7), 8)
