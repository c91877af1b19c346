// A baseball cap in three-quarter view.
import { dim } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, repeat, stroke, word } from '../shapes.ts'

export const cap: Draw = (pen, { color, accent, variant }) => {
  const crown =
    'M190 500 C176 320 270 216 410 216 C560 216 640 330 632 492 C540 530 280 534 190 500Z'
  const art = [
    path(crown, pen.ball(color)),
    pen.clip(
      path(crown, '#fff'),
      stroke('M404 216 C330 290 304 400 316 530 M410 216 C490 290 530 400 520 530', ink(0.22), 5) +
        stroke(
          'M404 216 C320 290 296 400 306 530 M416 216 C500 290 540 400 530 530',
          light(0.22),
          3,
          'stroke-dasharray="8 6"',
        ) +
        (variant === 2
          ? repeat(28, (at) => stroke(`M${180 + at * 17} 200 V540`, ink(0.07), 6))
          : ''),
    ),
    oval(408, 218, 20, 11, pen.ball(dim(color, 0.1))),
    [
      [262, 320],
      [346, 286],
      [478, 288],
      [566, 330],
    ]
      .map(
        ([x = 0, y = 0]) => oval(x, y, 8, 8, dim(color, 0.4)) + oval(x, y, 4, 4, dim(color, 0.65)),
      )
      .join(''),
    path(
      'M186 492 C120 520 88 590 120 620 C220 660 480 640 560 566 C600 540 560 510 520 514 C400 536 280 530 186 492Z',
      pen.body(variant % 2 ? dim(color, 0.15) : color),
    ),
    repeat(4, (at) =>
      stroke(
        `M${168 - at * 12} ${530 + at * 22} C${260 - at * 10} ${586 + at * 16} ${440 - at * 10} ${584 + at * 16} ${548 - at * 8} ${544 + at * 10}`,
        light(0.2),
        3,
        'stroke-dasharray="9 6"',
      ),
    ),
    path('M120 620 C220 660 480 640 560 566 L556 580 C480 656 220 676 118 632Z', dim(color, 0.45)),
    variant === 1
      ? oval(416, 400, 40, 40, accent) +
        repeat(10, (at) =>
          stroke('M416 346 V334', accent, 8, `transform="rotate(${at * 36} 416 400)"`),
        )
      : variant === 3
        ? path('M330 440 L390 350 L424 396 L450 366 L506 440Z', accent)
        : word(418, 436, 74, variant === 2 ? 'V' : 'P', accent),
    pen.blur(10, oval(300, 330, 40, 74, light(0.3), 'transform="rotate(28 300 330)"')),
  ]
  return { art: art.join(''), feet: [[360, 640, 230]] }
}
