// A tiled kitchen with a counter.
import type { Pen } from '../pen.ts'
import { oval, rect, repeat, stroke } from '../shapes.ts'
import { plant, tabletop, windowLight } from './props.ts'

export const kitchen = (pen: Pen): string =>
  rect(0, 0, 800, 800, 0, '#e4ece6') +
  repeat(6, (row) =>
    repeat(9, (at) =>
      rect(
        at * 94 - (row % 2) * 47,
        30 + row * 92,
        90,
        88,
        4,
        pen.along('#f3f6ef, #d9e4dd', [0, 0, 1, 1]),
      ),
    ),
  ) +
  rect(0, 92, 800, 16, 0, pen.bar('#b98759')) +
  oval(150, 70, 32, 26, '#f0b046') +
  rect(116, 60, 68, 32, 8, '#fffaf0') +
  rect(560, 28, 46, 64, 10, '#c8603f') +
  rect(620, 40, 40, 52, 10, '#2f6a70') +
  windowLight(pen) +
  tabletop(pen, '#c9c2b6') +
  plant(pen, 716, 566, 0.8) +
  oval(96, 602, 40, 38, pen.ball('#e8a33e')) +
  oval(164, 618, 34, 32, pen.ball('#d4633c')) +
  stroke('M96 566 Q100 556 110 552', '#5b8c5a', 6)
