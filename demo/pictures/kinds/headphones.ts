// Over-ear headphones in three-quarter view.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { light, move, oval, rect, stroke, word } from '../shapes.ts'

export const headphones: Draw = (pen, { color, accent, variant, brand }) => {
  const dark = dim(color, 0.45)
  const band = 'M236 410 C214 96 586 84 574 400'
  const cup = (x: number, y: number, art: string): string =>
    move(`translate(${x} ${y}) rotate(-7)`, art)
  const art = [
    stroke(
      band,
      pen.along(`${lit(color, 0.3)}, ${color} 50%, ${dim(color, 0.35)}`, [0, 0, 1, 0.3]),
      46,
    ),
    stroke('M252 330 C262 132 540 124 556 322', dark, 26),
    stroke('M226 300 C250 150 330 118 400 114', light(0.4), 6),
    rect(214, 350, 40, 96, 16, pen.tube('#b9c0c6')),
    rect(554, 340, 40, 96, 16, pen.tube('#b9c0c6')),
    cup(
      240,
      486,
      oval(0, 0, 92, 132, pen.body(color)) +
        oval(14, 2, 84, 122, pen.body(dim(color, 0.5))) +
        oval(20, 2, 52, 86, pen.around('#15191f, #2c323a')) +
        stroke('M-40 -92 C-10 -122 30 -122 60 -86', light(0.22), 7),
    ),
    cup(
      548,
      476,
      oval(-26, 4, 94, 134, pen.body(dim(color, 0.5))) +
        oval(6, 0, 104, 140, pen.body(color)) +
        oval(10, 0, 78, 110, pen.body(lit(color, 0.1))) +
        oval(12, 0, 62, 90, pen.along(`${dim(color, 0.22)}, ${lit(color, 0.18)}`, [0, 0, 1, 1])) +
        (variant % 2 ? oval(12, 0, 26, 38, accent) : word(12, 8, 19, brand, light(0.75))) +
        stroke('M-64 -70 C-44 -124 4 -142 44 -124', light(0.5), 8),
    ),
    variant === 2
      ? stroke('M556 612 C560 700 470 676 400 690 S250 664 200 690', dim(color, 0.3), 8)
      : '',
  ]
  return {
    art: art.join(''),
    feet: [
      [250, 622, 90],
      [560, 622, 110],
    ],
  }
}
