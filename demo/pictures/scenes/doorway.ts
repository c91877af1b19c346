// A house front with an open door, in the strong light of the coast.
import { dim, lit } from '../color.ts'
import type { Pen } from '../pen.ts'
import { ink, light, oval, path, rect, repeat, stroke } from '../shapes.ts'
import { plant } from './props.ts'

const WALL = '#e3a34f'

export const doorway = (pen: Pen): string =>
  rect(0, 0, 800, 800, 0, pen.along(`${lit(WALL, 0.28)}, ${WALL}`, [0, 0, 1, 1])) +
  rect(0, 520, 800, 110, 0, dim(WALL, 0.16)) +
  rect(0, 514, 800, 10, 0, lit(WALL, 0.4)) +
  rect(430, 180, 250, 450, 8, '#fbf3e2') +
  rect(450, 200, 210, 430, 4, '#3b3a3f') +
  path('M450 200 H534 V630 L450 630Z', pen.bar('#2f6a70')) +
  stroke('M468 232 H516 M468 420 H516', ink(0.22), 4) +
  oval(522, 430, 6, 6, '#f2d08a') +
  pen.blur(18, path('M534 630 L660 630 L660 330Z', 'rgba(255,224,160,.28)')) +
  rect(90, 210, 210, 190, 8, '#fbf3e2') +
  rect(106, 226, 178, 158, 3, '#8fb9bd') +
  path('M106 226 H200 L106 330Z', light(0.3)) +
  repeat(6, (at) => stroke(`M${126 + at * 28} 226 V384`, '#4b3a2f', 5)) +
  stroke('M106 306 H284', '#4b3a2f', 5) +
  rect(0, 626, 800, 174, 0, pen.along('#c98f66, #a66a48')) +
  repeat(5, (at) => stroke(`M0 ${650 + at * 34} H800`, ink(0.08), 3)) +
  repeat(9, (at) => stroke(`M${at * 100 - (at % 2) * 20} 626 l-30 174`, ink(0.06), 3)) +
  pen.blur(8, path('M-20 60 L300 -40 L420 -40 L-20 260Z', light(0.22))) +
  plant(pen, 352, 600, 0.9)
