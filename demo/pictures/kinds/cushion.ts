// A plump cushion standing on its edge.
import { dim, mix } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke } from '../shapes.ts'

export const cushion: Draw = (pen, { color, accent, variant }) => {
  const shape = 'M170 200 Q400 250 630 200 Q580 420 634 640 Q400 596 166 640 Q220 420 170 200Z'
  const weave =
    [
      repeat(13, (row) =>
        repeat(13, (at) =>
          rect(150 + at * 40, 180 + row * 38, 30, 12, 6, (row + at) % 2 ? light(0.3) : ink(0.14)),
        ),
      ),
      repeat(
        24,
        (at) =>
          stroke(`M${150 + at * 22} 180 V660`, light(0.12), 3) +
          stroke(`M150 ${190 + at * 20} H650`, ink(0.06), 3),
      ),
      repeat(6, (row) =>
        repeat(6, (at) =>
          path(
            `M${180 + at * 84} ${220 + row * 76} l40 36 l-40 36 l-40 -36Z`,
            (row + at) % 2 ? light(0.55) : mix(color, accent, 0.3),
            'opacity=".8"',
          ),
        ),
      ),
      repeat(7, (row) =>
        stroke(
          `M150 ${220 + row * 66} ${repeat(14, (at) => `L${150 + at * 40} ${220 + row * 66 + (at % 2 ? 24 : 0)}`)}`,
          row % 2 ? '#c8553d' : '#fffaf0',
          row % 2 ? 13 : 8,
        ),
      ),
    ][variant] ?? ''
  const pillow =
    path(shape, pen.body(color)) +
    pen.clip(
      path(shape, '#fff'),
      weave +
        rect(
          100,
          150,
          600,
          540,
          0,
          pen.around('#fff6e6/0.36, #fff6e6/0 50%, #121a26/0.4', [0.36, 0.3, 0.75]),
        ) +
        stroke(
          'M230 260 Q300 300 320 360 M570 260 Q520 290 500 330 M230 590 Q290 560 310 520 M580 590 Q530 560 510 530',
          ink(0.12),
          9,
        ),
    ) +
    stroke(shape, dim(color, 0.25), 7)
  const tassels =
    variant === 3
      ? [
          [170, 204],
          [630, 204],
          [634, 636],
          [166, 636],
        ]
          .map(
            ([x = 0, y = 0]) =>
              oval(x, y, 16, 16, pen.ball('#c8553d')) +
              path(
                `M${x - 14} ${y + 8} L${x - 20} ${y + 56} H${x + 20} L${x + 14} ${y + 8}Z`,
                pen.tube('#c8553d'),
              ),
          )
          .join('')
      : ''
  const second =
    variant === 1
      ? move(
          'translate(300 150) scale(.76) rotate(5)',
          path(shape, pen.body(dim(color, 0.16))) + stroke(shape, dim(color, 0.4), 7),
        )
      : ''
  return {
    art: move(variant === 1 ? 'translate(-70 20)' : '', second, pillow, tassels),
    feet: [variant === 1 ? [360, 652, 250] : [400, 634, 220]],
  }
}
