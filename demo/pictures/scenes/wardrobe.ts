// A quiet room with a wooden floor.
import type { Pen } from '../pen.ts'
import { ink, path, rect, repeat, stroke } from '../shapes.ts'
import { plant, windowLight } from './props.ts'

export const wardrobe = (pen: Pen): string =>
  rect(0, 0, 800, 800, 0, pen.around('#f3e6dc, #d9c3b4', [0.3, 0.2, 1])) +
  path('M96 570 V330 A150 150 0 0 1 396 330 V570Z', '#e8d2c2') +
  windowLight(pen) +
  rect(0, 570, 800, 230, 0, pen.along('#d0ab86, #a97f59')) +
  repeat(5, (at) => stroke(`M${at * 190 - 60} 570 L${at * 260 - 190} 800`, ink(0.08), 3)) +
  rect(616, 470, 150, 110, 8, pen.body('#b98759')) +
  rect(606, 458, 170, 18, 6, pen.bar('#c99a6c')) +
  plant(pen, 694, 400, 0.78)
