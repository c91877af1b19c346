// Building bricks in bright colours.
import { dim, lit, mix } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { light, move, oval, path, rect, repeat } from '../shapes.ts'

export const blocks: Draw = (pen, { color, variant }) => {
  const brick = (x: number, y: number, studs: number, tint: string, size = 44): string => {
    const w = studs * size
    return (
      repeat(studs, (at) =>
        rect(
          x + at * size + size * 0.2,
          y - size * 0.24,
          size * 0.6,
          size * 0.32,
          5,
          pen.tube(lit(tint, 0.1)),
        ),
      ) +
      path(`M${x} ${y} l26 -22 h${w} l-26 22Z`, lit(tint, 0.32)) +
      repeat(
        studs,
        (at) =>
          oval(x + at * size + size * 0.5 + 12, y - 12, size * 0.3, size * 0.13, lit(tint, 0.42)) +
          rect(x + at * size + size * 0.2 + 12, y - 26, size * 0.6, 15, 2, pen.tube(tint)) +
          oval(x + at * size + size * 0.5 + 12, y - 26, size * 0.3, size * 0.13, lit(tint, 0.3)),
      ) +
      rect(x, y, w, size * 1.15, 4, pen.along(`${lit(tint, 0.14)}, ${dim(tint, 0.12)}`)) +
      path(`M${x + w} ${y} l26 -22 v${size * 1.15} l-26 22Z`, dim(tint, 0.3))
    )
  }
  const red = '#d8453c'
  const yellow = '#f2b84a'
  const blue = '#3f86b8'
  const leaf = '#5b9c58'
  const white = '#f4efe6'
  if (variant === 1)
    return {
      art: [0, 1, 2, 3]
        .map((at) =>
          move(
            `translate(${at * 16} ${-at * 62})`,
            path(
              'M120 590 L300 500 H680 L520 590Z',
              lit(
                mix(color, ['#5b8c5a', '#6fb1d6', '#f2b04c', '#c3cad0'][at] ?? color, at ? 0.7 : 0),
                0.15,
              ),
            ) +
              path(
                'M120 590 H520 L680 500 V518 L520 610 H120Z',
                dim(
                  mix(
                    color,
                    ['#5b8c5a', '#6fb1d6', '#f2b04c', '#c3cad0'][at] ?? color,
                    at ? 0.7 : 0,
                  ),
                  0.2,
                ),
              ) +
              repeat(5, (row) =>
                repeat(9, (cell) =>
                  oval(322 - row * 38 + cell * 41, 513 + row * 17, 13, 6, light(0.4)),
                ),
              ),
          ),
        )
        .join(''),
      feet: [[400, 608, 270]],
    }
  const s = variant === 3 ? 88 : 44
  const art =
    variant === 3
      ? brick(160, 560, 3, color, s) +
        brick(470, 560, 2, yellow, s) +
        brick(220, 460, 2, red, s) +
        brick(410, 460, 2, leaf, s) +
        brick(300, 360, 2, blue, s)
      : variant === 2
        ? brick(150, 604, 10, '#b9c0c6') +
          repeat(5, (at) => brick(180, 553 - at * 51, 4, at === 4 ? '#8a4a36' : color)) +
          repeat(4, (at) => brick(378, 553 - at * 51, 4, at === 3 ? '#2f6a70' : '#f0e2c6')) +
          brick(196, 298, 3, '#8a4a36') +
          [
            [210, 480],
            [280, 480],
            [210, 390],
            [280, 390],
            [410, 480],
            [480, 480],
            [410, 420],
          ]
            .map(
              ([x = 0, y = 0]) =>
                rect(x, y, 44, 52, 4, '#8fd0e0') +
                rect(x, y, 44, 52, 4, 'none', 'stroke="#fffaf0" stroke-width="6"'),
            )
            .join('') +
          rect(460, 540, 60, 66, 4, '#7d5236')
        : brick(170, 600, 6, blue) +
          brick(450, 600, 4, leaf) +
          brick(214, 549, 5, yellow) +
          brick(440, 549, 4, red) +
          brick(258, 498, 4, red) +
          brick(440, 498, 3, blue) +
          brick(258, 447, 2, white) +
          brick(352, 447, 3, yellow) +
          brick(302, 396, 3, leaf) +
          brick(302, 345, 2, red) +
          brick(580, 610, 2, yellow, 50)
  return { art, feet: [[410, 656, 250]] }
}
