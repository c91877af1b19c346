// A supplement bottle with capsules.
import { dim, lit, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const vitamins: Draw = (pen, { color, accent, variant, brand, model }) => {
  const amber = variant === 3 || variant === 0
  const glass = amber ? '#9a5a2a' : lit(color, 0.2)
  const capsule = (x: number, y: number, turn: number): string =>
    move(
      `translate(${x} ${y}) rotate(${turn})`,
      rect(-38, -14, 40, 29, 14, pen.bar('#fffaf0')),
      rect(-2, -14, 40, 29, 14, pen.bar(color)),
      rect(-8, -14, 16, 29, 0, pen.bar(color)),
    )
  const leafy =
    path('M0 0 C-40 -30 -40 -80 0 -110 C40 -80 40 -30 0 0Z', accent) +
    stroke('M0 -4 V-90', light(0.6), 4)
  const art = [
    rect(286, 130, 228, 96, 16, pen.tube(variant === 1 ? '#fffaf0' : '#f4ead8')),
    repeat(18, (at) => stroke(`M${296 + at * 12.4} 142 V216`, ink(0.07), 4)),
    rect(318, 216, 164, 34, 0, pen.tube(dim(glass, 0.1))),
    path(
      'M318 244 H482 C560 256 566 290 566 330 V610 Q566 652 524 652 H276 Q234 652 234 610 V330 C234 290 240 256 318 244Z',
      pen.tube(glass),
    ),
    rect(234, 340, 332, 250, 0, pen.tube('#fdf8ee')),
    rect(234, 340, 332, 54, 0, pen.tube(color)),
    word(400, 376, 25, brand, luminance(color) > 0.6 ? '#3a3f45' : '#fffaf0'),
    word(400, 436, Math.min(30, 300 / model.length), model, '#33403a'),
    move(
      'translate(400 560) scale(.9)',
      variant === 2
        ? oval(0, -50, 34, 44, pen.ball('#f2b04c')) + oval(-10, -66, 8, 11, light(0.7))
        : variant === 1
          ? oval(0, -52, 46, 46, pen.ball('#ee8a34')) +
            repeat(8, (at) =>
              stroke('M0 -52 V-88', '#ffd9a0', 4, `transform="rotate(${at * 45} 0 -52)"`),
            )
          : leafy,
    ),
    word(400, 580, 13, '120', dim(color, 0.3)),
    pen.blur(6, rect(256, 290, 20, 320, 10, light(0.45))),
    capsule(610, 640, -18),
    capsule(668, 664, 30),
    capsule(586, 682, 8),
    capsule(190, 668, -30),
  ]
  return {
    art: art.join(''),
    feet: [
      [400, 654, 160],
      [630, 684, 76],
      [190, 686, 36],
    ],
  }
}
