// A monitor on its stand.
import { dim } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { light, oval, path, rect, word } from '../shapes.ts'

export const monitor: Draw = (pen, { color, variant, brand }) => {
  const [w, h] = (
    [
      [540, 330],
      [470, 300],
      [620, 300],
      [470, 320],
    ] as const
  )[variant] ?? [540, 330]
  const x = 400 - w / 2
  const y = variant === 3 ? 330 : 150
  const art = [
    variant === 3
      ? path('M300 560 L540 560 L590 656 L250 656Z', pen.body(dim(color, 0.1)))
      : rect(374, y + h - 20, 52, 180, 8, pen.tube(variant === 0 ? '#9aa1a7' : color)) +
        path(
          'M262 654 Q262 630 300 628 L500 628 Q538 630 538 654Z',
          pen.body(variant === 0 ? '#8a9299' : color),
        ) +
        rect(262, 650, 276, 9, 4, dim(color, 0.3)),
    rect(x, y, w, h, 14, pen.body(dim(color, 0.1))),
    rect(x + 4, y + 4, w - 8, h - 8, 11, '#101419'),
    pen.clip(
      rect(x + 12, y + 12, w - 24, h - 34, 4, '#fff'),
      rect(x, y, w, h, 0, pen.along('#f4c98a, #ea8f68 42%, #7a5b7d 75%, #24425c')) +
        oval(400 + w * 0.14, y + h * 0.44, 44, 44, '#fff0cf') +
        path(
          `M${x} ${y + h * 0.62} L${x + w * 0.2} ${y + h * 0.38} L${x + w * 0.36} ${y + h * 0.6} L${x + w * 0.56} ${y + h * 0.3 + variant * 12} L${x + w} ${y + h * 0.7} V${y + h} H${x}Z`,
          '#31506b',
        ) +
        path(
          `M${x} ${y + h * 0.8} Q400 ${y + h * 0.6} ${x + w} ${y + h * 0.84} V${y + h} H${x}Z`,
          '#1a3145',
        ) +
        path(`M${x} ${y} H${x + w * 0.45} L${x + w * 0.2} ${y + h} H${x}Z`, light(0.08)),
    ),
    word(400, y + h - 7, 12, brand, light(0.5)),
  ]
  return { art: art.join(''), feet: [[400, 658, variant === 3 ? 190 : 150]] }
}
