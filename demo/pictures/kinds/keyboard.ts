// A keyboard from above, tilted, with coloured keys.
import { dim, lit, mix } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { light, move, oval, rect, repeat } from '../shapes.ts'

export const keyboard: Draw = (pen, { color, accent, variant }) => {
  const rgb = variant === 1
  const rows = 5
  const cols = variant === 2 ? 17 : 15
  const cell = 576 / cols
  const keyTint = (row: number, at: number): string => {
    if (rgb) return ['#2c323a', '#333a43'][(row + at) % 2] ?? '#2c323a'
    if (at === 0 || at === cols - 1 || row === 4)
      return row === 4 && at > 3 && at < 10 ? lit(color, 0.35) : mix(color, accent, 0.75)
    return lit(color, 0.35)
  }
  const key = (row: number, at: number): string => {
    const wide = row === 4 && at === 4 ? 6 : 1
    if (row === 4 && at > 4 && at < 10) return ''
    const x = 112 + at * cell
    const y = 330 + row * 50
    const tint = keyTint(row, at)
    return (
      rect(
        x + 1,
        y + 3,
        cell * wide - 4,
        44,
        8,
        rgb
          ? (['#e8553f', '#f2b04c', '#7ed08a', '#6fb1d6', '#b3a1d4'][(at + row) % 5] ?? '#fff')
          : dim(tint, 0.35),
      ) +
      rect(x + 2, y, cell * wide - 6, 41, 8, pen.along(`${lit(tint, 0.3)}, ${dim(tint, 0.05)}`)) +
      rect(x + 6, y + 3, cell * wide - 14, 30, 6, light(rgb ? 0.06 : 0.22))
    )
  }
  const art = [
    rect(94, 304, 612, 312, 28, dim(color, 0.5)),
    rect(94, 296, 612, 306, 28, pen.body(rgb ? '#3c434c' : color)),
    rect(104, 318, 592, 270, 16, dim(color, rgb ? 0.6 : 0.3)),
    repeat(rows, (row) => repeat(cols, (at) => key(row, at))),
    variant === 0 || variant === 3
      ? oval(664, 354, 24, 24, pen.ball(accent)) + oval(664, 354, 15, 15, pen.body(accent))
      : '',
  ]
  return {
    art: move('translate(400 450) rotate(-8) translate(-400 -450)', art.join('')),
    feet: [[400, 606, 290]],
  }
}
