// A portable speaker with a woven grille.
import { dim } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, rect, repeat, stroke, word } from '../shapes.ts'

export const speaker: Draw = (pen, { color, accent, variant, brand }) => {
  const [w, h] = (
    [
      [420, 190],
      [260, 240],
      [440, 300],
      [460, 230],
      [500, 260],
    ] as const
  )[variant] ?? [420, 190]
  const top = 650 - h
  const x = 400 - w / 2
  const r = variant === 2 ? 34 : h / 2
  const dots = repeat(Math.floor(h / 14), (row) =>
    repeat(Math.floor(w / 14), (at) =>
      oval(x + 8 + at * 14 + (row % 2) * 7, top + 8 + row * 14, 2.6, 2.6, ink(0.28)),
    ),
  )
  const art = [
    variant === 2 ? rect(x - 10, top - 16, w + 20, h + 32, 40, pen.body('#9c6b44')) : '',
    rect(x, top, w, h, r, pen.bar(color)),
    pen.clip(rect(x, top, w, h, r, '#fff'), dots),
    rect(x + 8, top + 8, w - 16, h * 0.2, r / 3, light(0.16)),
    variant === 3
      ? `<circle cx="400" cy="${top + h / 2}" r="84" fill="none" stroke="${accent}" stroke-width="10"/><circle cx="400" cy="${top + h / 2}" r="66" fill="${ink(0.4)}"/>`
      : '',
    variant === 2
      ? oval(330, top + h / 2, 100, 100, ink(0.16)) + oval(500, top + 96, 44, 44, ink(0.2))
      : '',
    variant < 2 || variant === 4
      ? rect(x + w / 2 - 70, top - 6, 140, 22, 11, dim(color, 0.35)) +
        repeat(3, (at) => oval(x + w / 2 - 36 + at * 36, top + 5, 6, 4, light(0.6)))
      : '',
    rect(400 - 56, top + h / 2 - 17, 112, 34, 8, dim(color, 0.3)),
    word(400, top + h / 2 + 7, 17, brand, light(0.85)),
    variant === 1
      ? stroke(
          `M${x + 40} ${top + 20} C${x - 60} ${top - 110} ${x + 160} ${top - 150} ${x + 150} ${top - 4}`,
          accent,
          15,
        )
      : '',
    variant === 4
      ? stroke(
          `M${x + 60} ${top + 24} C${x + 60} ${top - 90} ${x + w - 60} ${top - 90} ${x + w - 60} ${top + 24}`,
          dim(color, 0.2),
          26,
        )
      : '',
  ]
  return { art: move('translate(-96 -156) scale(1.24)', art.join('')), feet: [[400, 652, w * 0.6]] }
}
