// A marble shelf below a round mirror.
import type { Pen } from '../pen.ts'
import { rect, stroke } from '../shapes.ts'
import { plant, windowLight } from './props.ts'

export const bathroom = (pen: Pen): string =>
  rect(0, 0, 800, 800, 0, pen.around('#f7efe6, #dcd3cb', [0.3, 0.2, 1])) +
  `<circle cx="560" cy="230" r="150" fill="${pen.along(
    '#eaf2f1, #cfdedd 50%, #e6efec',
    [0, 0, 1, 1],
  )}" stroke="#c79a6a" stroke-width="12"/>` +
  windowLight(pen) +
  rect(0, 570, 800, 230, 0, pen.along('#fbf8f3, #efe9e2 10%, #d5cdc4')) +
  stroke('M0 640 Q200 600 380 680 T800 660', 'rgba(150,140,130,.18)', 6) +
  stroke('M120 800 Q300 700 520 760', 'rgba(150,140,130,.14)', 5) +
  rect(612, 530, 150, 34, 16, '#e7b9a4') +
  rect(606, 560, 160, 36, 17, '#f4ede3') +
  rect(614, 594, 156, 34, 16, '#8fb3a6') +
  plant(pen, 84, 570, 0.95)
