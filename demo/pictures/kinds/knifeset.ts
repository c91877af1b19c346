// A knife block with its knives.
import { dim, lit, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const knifeset: Draw = (pen, { color, variant, brand }) => {
  const block =
    variant === 0 ? color : variant === 1 ? '#efe3cf' : variant === 3 ? '#e9eef0' : '#3a3f45'
  const tints = ['#c8603f', '#f0b046', '#2f8a8a', '#5b8c5a', '#7a5496', '#6fb1d6']
  const count = [6, 5, 8, 6][variant] ?? 6
  const handle = (at: number): string => {
    const row = at % 2
    const x = 330 + Math.floor(at / 2) * 56 - row * 12
    const tint =
      variant === 3
        ? (tints[at] ?? '#c8603f')
        : variant === 1
          ? '#fbf7ef'
          : variant === 2
            ? '#23282e'
            : '#4a2f20'
    return move(
      `translate(${x} ${330 - row * 62}) rotate(-16)`,
      rect(-11, -20, 22, 50, 2, pen.tube('#c3cad0')),
      path('M-17 -20 L-20 -150 Q-18 -166 2 -164 Q20 -160 18 -140 L17 -20Z', pen.tube(tint)),
      oval(0, -50, 4, 4, '#d9dee1'),
      oval(-1, -90, 4, 4, '#d9dee1'),
      oval(-2, -130, 4, 4, '#d9dee1'),
    )
  }
  const art = [
    repeat(count, handle),
    path(
      'M262 300 L500 224 L590 330 L588 644 H330Z',
      pen.along(`${lit(block, 0.22)}, ${block} 60%, ${dim(block, 0.3)}`, [0, 0, 1, 0.6]),
    ),
    path('M262 300 L500 224 L590 330 L356 396Z', lit(block, 0.35)),
    path('M262 300 L356 396 L352 652 L300 652 Q288 640 284 600Z', dim(block, 0.35)),
    path(
      'M356 396 L590 330 L590 652 H352Z',
      pen.along(`${lit(block, 0.12)}, ${dim(block, 0.2)}`, [0, 0, 1, 1]),
    ),
    variant === 0
      ? repeat(5, (at) =>
          stroke(
            `M${364 + at * 46} ${400 - at * 12} C${384 + at * 44} 470 ${356 + at * 48} 560 ${372 + at * 46} 650`,
            ink(0.12),
            4,
          ),
        )
      : '',
    word(474, 560, 20, brand, luminance(block) > 0.6 ? ink(0.5) : light(0.7)),
    move(
      'translate(624 650) rotate(-8)',
      path('M0 -14 L-330 -22 Q-372 -16 -390 8 L0 8Z', pen.along('#f2f5f6, #b9c2c8 50%, #8f9aa2')),
      rect(
        -4,
        -18,
        128,
        30,
        12,
        pen.bar(variant === 3 ? '#c8603f' : variant === 1 ? '#fbf7ef' : '#4a2f20'),
      ),
    ),
  ]
  return {
    art: art.join(''),
    feet: [
      [460, 652, 150],
      [420, 664, 240],
    ],
  }
}
