// A teddy bear sitting.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, rect, repeat, stroke } from '../shapes.ts'

export const teddy: Draw = (pen, { color, accent, variant }) => {
  const fur = pen.ball(color)
  const pale = lit(color, 0.55)
  const part = (x: number, y: number, rx: number, ry: number, turn = 0): string =>
    oval(x, y, rx, ry, fur, `transform="rotate(${turn} ${x} ${y})"`)
  const tufts = repeat(46, (at) =>
    stroke(
      `M${300 + ((at * 71) % 210)} ${160 + ((at * 47) % 440)} q4 7 0 12`,
      at % 2 ? light(0.18) : ink(0.08),
      4,
    ),
  )
  const art = [
    part(290, 170, 62, 60),
    part(510, 170, 62, 60),
    oval(292, 176, 36, 34, pale),
    oval(508, 176, 36, 34, pale),
    part(228, 470, 56, 112, 32),
    part(572, 470, 56, 112, -32),
    oval(400, 510, 156, 158, fur),
    oval(400, 530, 98, 110, pale, 'opacity=".75"'),
    part(284, 606, 84, 66, -18),
    part(516, 606, 84, 66, 18),
    oval(270, 616, 46, 40, pale, 'transform="rotate(-18 270 616)"'),
    oval(530, 616, 46, 40, pale, 'transform="rotate(18 530 616)"'),
    [
      [270, 622],
      [530, 622],
    ]
      .map(
        ([x = 0, y = 0]) =>
          oval(x, y + 4, 16, 13, dim(color, 0.35)) +
          oval(x - 22, y - 18, 7, 8, dim(color, 0.35)) +
          oval(x, y - 26, 7, 8, dim(color, 0.35)) +
          oval(x + 22, y - 18, 7, 8, dim(color, 0.35)),
      )
      .join(''),
    oval(400, 268, 164, 146, fur),
    tufts,
    oval(400, 318, 74, 60, pale),
    oval(400, 292, 28, 20, '#3a2a22'),
    oval(392, 285, 9, 5, light(0.6)),
    stroke('M400 312 V334 M400 334 Q376 354 358 338 M400 334 Q424 354 442 338', '#3a2a22', 6),
    oval(336, 252, 17, 19, '#241a16'),
    oval(464, 252, 17, 19, '#241a16'),
    oval(330, 245, 6, 6, '#fff'),
    oval(458, 245, 6, 6, '#fff'),
    oval(300, 304, 26, 16, 'rgba(232,120,100,.35)'),
    oval(500, 304, 26, 16, 'rgba(232,120,100,.35)'),
    variant === 4
      ? pen.clip(
          oval(400, 510, 156, 158, '#fff'),
          path(
            'M220 380 H330 L400 520 L400 660 H220Z M580 380 H470 L400 520 L400 660 H580Z',
            pen.body('#2f6a70'),
          ) + stroke('M330 390 L400 520 L470 390', '#d9b06a', 6),
        ) +
        path(
          'M400 410 L340 384 Q330 410 340 436Z M400 410 L460 384 Q470 410 460 436Z',
          pen.body(accent),
        ) +
        repeat(3, (at) => oval(412, 548 + at * 28, 7, 7, '#d9b06a'))
      : variant === 2
        ? rect(270, 384, 260, 46, 22, pen.bar(accent)) +
          rect(430, 410, 48, 130, 10, pen.tube(accent)) +
          repeat(3, (at) => rect(430, 440 + at * 30, 48, 9, 0, light(0.6)))
        : path(
            'M400 410 L330 376 Q316 410 330 444Z M400 410 L470 376 Q484 410 470 444Z',
            pen.body(accent),
          ) + oval(400, 410, 20, 20, pen.ball(accent)),
  ]
  return { art: art.join(''), feet: [[400, 664, 200]] }
}
