// A folding drone in the air, propellers turning.
import { dim, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, stroke, word } from '../shapes.ts'

export const drone: Draw = (pen, { color, accent, variant, brand }) => {
  const arm = (x: number, y: number, tx: number, ty: number): string =>
    stroke(`M${x} ${y} L${tx} ${ty}`, pen.body(dim(color, 0.15)), 30) +
    rect(tx - 18, ty - 34, 36, 54, 12, pen.tube(dim(color, 0.35))) +
    oval(tx, ty - 40, 122, 20, ink(0.16)) +
    oval(tx, ty - 42, 122, 18, light(0.28)) +
    stroke(`M${tx - 112} ${ty - 38} L${tx + 112} ${ty - 46}`, dim(color, 0.55), 8) +
    oval(tx, ty - 42, 12, 7, accent)
  const guard = (x: number, y: number): string =>
    variant === 3
      ? `<ellipse cx="${x}" cy="${y - 40}" rx="134" ry="30" fill="none" stroke="${accent}" stroke-width="10"/>`
      : ''
  const art = [
    arm(330, 380, 214, 322),
    arm(470, 380, 586, 322),
    guard(214, 322),
    guard(586, 322),
    path('M286 392 Q292 336 400 332 T514 392 L500 474 Q400 510 300 474Z', pen.body(color)),
    path('M308 384 Q330 350 400 348 T492 384 Q400 400 308 384Z', light(0.4)),
    arm(300, 448, 170, 456),
    arm(500, 448, 630, 456),
    guard(170, 456),
    guard(630, 456),
    rect(346, 452, 108, 92, 34, pen.body('#2a3037')),
    oval(400, 500, 36, 36, '#0c0f13'),
    oval(400, 500, 24, 24, pen.ball('#3f5c8c')),
    oval(390, 490, 8, 7, light(0.7)),
    rect(366, 408, 68, 16, 8, ink(0.55)),
    oval(380, 416, 4, 4, '#7ed08a'),
    word(400, 384, 15, brand, luminance(color) > 0.6 ? ink(0.5) : light(0.7)),
    stroke('M322 496 L302 566', dim(color, 0.45), 12),
    stroke('M478 496 L498 566', dim(color, 0.45), 12),
  ]
  return { art: move('translate(0 40)', art.join('')), feet: [[400, 690, 180]] }
}
