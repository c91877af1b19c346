// Sunglasses from the front, temples open.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { light, move, oval, path, rect, stroke } from '../shapes.ts'

export const sunglasses: Draw = (pen, { color, accent, variant }) => {
  const lensTint =
    variant === 1 ? '#2a2f36' : variant === 2 ? '#2f6a70' : variant === 3 ? '#8a5563' : '#4a3a2c'
  const shapes = [
    'M-130 -70 Q0 -96 128 -66 Q140 60 60 92 Q-60 108 -110 50 Q-136 0 -130 -70Z',
    'M-112 0 a112 108 0 1 1 224 0 a112 108 0 1 1 -224 0Z',
    'M-150 -60 Q0 -90 140 -50 Q150 20 90 60 Q-20 92 -110 50 Q-160 10 -150 -60Z',
    'M-140 -92 Q0 -120 136 -84 Q152 70 70 112 Q-60 132 -118 66 Q-150 10 -140 -92Z',
  ]
  const shape = shapes[variant] ?? shapes[0] ?? ''
  const frame = pen.along(`${lit(color, 0.35)}, ${color} 50%, ${dim(color, 0.4)}`, [0, 0, 0.6, 1])
  const lens = (x: number, flip: number): string =>
    move(
      `translate(${x} 470) scale(${flip} 1)`,
      path(
        shape,
        pen.along(`${dim(lensTint, 0.2)}, ${lensTint} 60%, ${lit(lensTint, 0.4)}`),
        'opacity=".93"',
      ),
      pen.clip(
        path(shape, '#fff'),
        path(
          flip > 0
            ? 'M-150 -120 H-40 L-120 120 H-160Z M-20 -120 H10 L-80 120 H-104Z'
            : 'M40 -120 H150 L160 120 H70Z',
          light(0.22),
        ),
      ),
      `<path d="${shape}" fill="none" stroke="${frame}" stroke-width="${variant === 1 ? 9 : 22}"/>`,
      `<path d="${shape}" fill="none" stroke="${light(0.3)}" stroke-width="2" transform="translate(-3 -4)"/>`,
    )
  const art = [
    stroke('M136 400 C170 330 230 316 330 320', dim(color, 0.45), 18),
    stroke('M664 400 C630 330 570 316 470 320', dim(color, 0.45), 18),
    lens(256, 1),
    lens(544, -1),
    variant === 2
      ? stroke('M360 410 Q400 396 440 410', frame, 26)
      : stroke('M372 430 Q400 406 428 430', frame, variant === 1 ? 10 : 20),
    rect(116, 398, 26, 34, 8, pen.body(dim(color, 0.2))),
    rect(658, 398, 26, 34, 8, pen.body(dim(color, 0.2))),
    oval(126, 412, 4, 4, accent),
    oval(674, 412, 4, 4, accent),
  ]
  return {
    art: move('translate(0 60)', art.join('')),
    feet: [
      [256, 634, 120],
      [544, 634, 120],
    ],
  }
}
