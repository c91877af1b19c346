// A phone from the back and another from the front, leaning.
import { dim, lit, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, word } from '../shapes.ts'

export const phone: Draw = (pen, { color, accent, variant, brand }) => {
  const lens = (x: number, y: number): string =>
    oval(x, y, 29, 29, '#12161b') +
    oval(x, y, 20, 20, pen.ball('#2a3f5c')) +
    oval(x - 7, y - 8, 6, 6, light(0.7))
  const back = move(
    'translate(262 384) rotate(-9)',
    rect(-140, -276, 280, 556, 46, dim(color, 0.45)),
    rect(-140, -280, 274, 556, 46, pen.body(color)),
    rect(-136, -276, 266, 548, 42, 'none', `stroke="${light(0.45)}" stroke-width="3"`),
    rect(
      -118,
      -258,
      variant % 2 ? 84 : 150,
      variant % 2 ? 190 : 140,
      36,
      pen.body(dim(color, 0.1)),
      `stroke="${light(0.25)}" stroke-width="2"`,
    ),
    lens(-76, -216),
    lens(-76, -150),
    variant % 2
      ? oval(-76, -98, 9, 9, '#ffe9b8')
      : lens(-10, -216) + oval(-10, -150, 11, 11, '#ffe9b8'),
    word(0, 190, 20, brand, luminance(color) > 0.6 ? ink(0.35) : light(0.5)),
  )
  const sky = pen.along(`${lit(color, 0.35)}, ${accent} 50%, ${dim(color, 0.25)}`, [0, 0, 0.7, 1])
  const front = move(
    'translate(508 424) rotate(6)',
    rect(-136, -270, 278, 540, 46, '#0f1318'),
    rect(-140, -272, 276, 540, 46, pen.along('#5c646c, #1b2026', [0, 0, 1, 1])),
    rect(-131, -263, 258, 522, 38, '#0b0e12'),
    pen.clip(
      rect(-126, -258, 248, 512, 34, '#fff'),
      rect(-126, -258, 248, 512, 0, sky) +
        oval(20, 210, 210, 130, dim(color, 0.2)) +
        oval(-110, 240, 160, 120, lit(color, 0.2)) +
        oval(50, -60, 56, 56, light(0.75)),
    ),
    oval(-2, -236, 8, 8, '#0b0e12'),
    `<text x="-2" y="-150" font-family="DejaVu Sans" font-weight="200" font-size="62" text-anchor="middle" fill="#fffaf0">9:41</text>`,
    repeat(4, (at) => rect(-104 + at * 54, 184, 42, 42, 13, light(0.8))),
    path('M-126 -220 Q-126 -258 -90 -258 L40 -258 L-126 60Z', light(0.1)),
  )
  return {
    art: back + front,
    feet: [
      [280, 664, 140],
      [510, 694, 150],
    ],
  }
}
