// A pair of jeans laid flat.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const jeans: Draw = (pen, { color, accent, variant, brand }) => {
  const wide = variant === 2 ? 46 : variant === 1 ? 18 : variant === 3 ? -12 : 0
  const shape = `M272 96 H528 Q548 300 ${556 + wide} 704 H${432 + wide / 3} L404 330 L396 330 L${368 - wide / 3} 704 H${244 - wide} Q252 300 272 96Z`
  const thread = variant === 3 ? light(0.18) : accent
  const art = [
    path(
      shape,
      pen.along(
        `${dim(color, 0.2)}, ${lit(color, 0.12)} 25%, ${dim(color, 0.16)} 50%, ${lit(color, 0.1)} 78%, ${dim(color, 0.34)}`,
        [0, 0, 1, 0],
      ),
    ),
    pen.clip(
      path(shape, '#fff'),
      pen.blur(16, oval(318, 380, 34, 150, light(0.3)) + oval(482, 380, 34, 150, light(0.22))) +
        repeat(60, (at) =>
          stroke(`M${230 + ((at * 53) % 350)} 90 V710`, at % 2 ? light(0.03) : ink(0.035), 3),
        ) +
        pen.blur(
          5,
          stroke(
            'M396 330 Q340 360 290 352 M404 330 Q460 360 510 352 M380 350 Q330 400 280 404',
            ink(0.24),
            8,
          ),
        ),
    ),
    rect(268, 88, 264, 42, 6, pen.bar(dim(color, 0.12))),
    repeat(4, (at) => rect(286 + at * 72, 82, 15, 58, 4, lit(color, 0.1))),
    oval(400, 109, 13, 13, pen.ball('#d9a35c')),
    stroke('M400 132 V300 M414 134 V250 Q414 290 396 306', thread, 3, 'stroke-dasharray="9 5"'),
    stroke(
      'M276 150 Q330 210 348 134 M524 150 Q470 210 452 134',
      thread,
      3.5,
      'stroke-dasharray="9 5"',
    ),
    stroke(
      `M${248 - wide} 690 H${364 - wide / 3} M${436 + wide / 3} 690 H${552 + wide}`,
      thread,
      3,
      'stroke-dasharray="9 5"',
    ),
    stroke(`M266 200 Q254 420 ${254 - wide} 680`, light(0.25), 5),
    rect(452, 92, 56, 34, 3, '#b67a45'),
    word(480, 114, 9, brand.slice(0, 8), '#4a2f1c'),
  ]
  return { art: art.join(''), feet: [] }
}
