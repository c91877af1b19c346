// A desk with a picture, a plant and books.
import type { Pen } from '../pen.ts'
import { light, oval, path, rect } from '../shapes.ts'
import { plant, tabletop, windowLight } from './props.ts'

const books = (x: number, y: number): string =>
  rect(x, y - 30, 150, 30, 4, '#2f6a70') +
  rect(x + 10, y - 56, 132, 26, 4, '#e9b768') +
  rect(x + 4, y - 80, 116, 24, 4, '#c8603f') +
  rect(x + 14, y - 24, 40, 5, 2, light(0.5)) +
  rect(x + 22, y - 48, 30, 4, 2, light(0.6))

export const desk = (pen: Pen): string =>
  rect(0, 0, 800, 800, 0, pen.around('#f8ecda, #e2cdb3', [0.3, 0.2, 1])) +
  rect(552, 96, 170, 220, 6, '#fffaf0') +
  rect(566, 110, 142, 192, 2, '#dfe6d3') +
  oval(640, 190, 40, 40, '#e9a56a') +
  path('M566 302 V240 Q620 200 708 260 V302Z', '#5d8a7e') +
  windowLight(pen) +
  tabletop(pen, '#b98759') +
  plant(pen, 90, 560, 1.15) +
  books(610, 600)
