// An air fryer with its basket.
import { dim, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, word } from '../shapes.ts'

export const airfryer: Draw = (pen, { color, accent, variant, brand }) => {
  const panel = (x: number, w: number): string =>
    rect(x, 226, w, 92, 20, '#12161b') +
    `<text x="${x + w / 2}" y="288" font-family="DejaVu Sans" font-weight="bold" font-size="44" text-anchor="middle" fill="#f6c777">${variant === 1 ? 360 : 390}</text>` +
    repeat(4, (at) => oval(x + w / 2 - 36 + at * 24, 306, 4, 4, at ? light(0.4) : '#7ed08a'))
  const twin = variant === 2
  const left = twin ? 150 : 216
  const wide = twin ? 500 : 368
  const shape = `M${left} 300 Q${left} 150 400 146 Q${left + wide} 150 ${left + wide} 300 V600 Q${left + wide} 652 ${left + wide - 54} 652 H${left + 54} Q${left} 652 ${left} 600Z`
  const basket = (x: number, w: number): string =>
    rect(x, 356, w, 258, 30, pen.body(dim(color, 0.1)), `stroke="${ink(0.3)}" stroke-width="4"`) +
    (variant === 3
      ? rect(x + 40, 380, w - 80, 96, 20, '#2a1c12') +
        repeat(7, (at) =>
          rect(
            x + 58 + at * 24,
            410 + (at % 3) * 14,
            18,
            46,
            6,
            pen.tube('#f0b657'),
            `transform="rotate(${(at % 3) * 24 - 20} ${x + 66 + at * 24} 430)"`,
          ),
        )
      : '') +
    rect(x + w / 2 - 28, 480, 56, 104, 20, pen.tube('#23282e')) +
    rect(x + w / 2 - 16, 494, 10, 76, 5, light(0.25)) +
    oval(x + w / 2, 500, 9, 6, accent)
  const art = [
    path(shape, pen.tube(color)),
    path(
      `M${left + 12} 300 Q${left + 20} 168 400 160 Q${left + wide - 20} 168 ${left + wide - 12} 300 Q400 200 ${left + 12} 300Z`,
      light(0.14),
    ),
    twin
      ? panel(210, 160) + panel(430, 160) + basket(170, 222) + basket(408, 222)
      : panel(300, 200) + basket(236, 328),
    word(400, 206, 16, brand, luminance(color) > 0.6 ? ink(0.45) : light(0.6)),
    pen.blur(8, rect(left + 26, 250, 22, 330, 11, light(0.4))),
  ]
  const s = variant === 1 ? 0.86 : 1
  return {
    art: move(`translate(${400 - 400 * s} ${652 - 652 * s}) scale(${s})`, art.join('')),
    feet: [[400, 654, (wide / 2 - 10) * s]],
  }
}
