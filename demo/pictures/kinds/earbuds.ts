// True wireless earbuds beside their open case.
import { dim, lit, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, word } from '../shapes.ts'

export const earbuds: Draw = (pen, { color, accent, brand }) => {
  const shell = pen.body(color)
  const bud = (x: number, y: number, flip: number, tilt: number): string =>
    move(
      `translate(${x} ${y}) scale(${flip * 1.12} 1.12) rotate(${tilt})`,
      rect(-22, 10, 40, 132, 20, pen.tube(color)),
      oval(4, 0, 58, 52, pen.ball(color)),
      oval(-44, 10, 28, 34, pen.ball(dim('#9aa3aa', 0.25))),
      oval(-56, 13, 13, 19, '#22272d'),
      rect(-10, 120, 16, 6, 3, accent),
      oval(16, -16, 26, 18, light(0.35)),
    )
  const pod = [
    path(
      'M176 300 Q176 176 400 176 T624 300 L624 356 L176 356Z',
      pen.along(`${lit(color, 0.3)}, ${dim(color, 0.2)}`),
    ),
    path('M204 316 Q204 208 400 208 T596 316 L596 352 L204 352Z', dim(color, 0.4)),
    oval(400, 246, 150, 16, light(0.1)),
    rect(168, 346, 464, 218, 96, shell),
    rect(196, 350, 408, 70, 34, dim(color, 0.5)),
    oval(300, 386, 60, 22, '#14181d'),
    oval(500, 386, 60, 22, '#14181d'),
    rect(168, 404, 464, 160, 90, shell),
    rect(190, 416, 420, 14, 7, light(0.35)),
    word(400, 500, 26, brand, luminance(color) > 0.6 ? ink(0.4) : light(0.6)),
    oval(400, 532, 7, 7, '#7ed08a'),
  ]
  return {
    art: move('translate(20 150) scale(.8)', ...pod) + bud(548, 496, 1, 6) + bud(676, 520, 1, -14),
    feet: [
      [338, 602, 170],
      [546, 656, 34],
      [700, 676, 34],
    ],
  }
}
