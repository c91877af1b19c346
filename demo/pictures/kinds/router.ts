// A router with antennas, or two mesh blocks.
import { dim, lit, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const router: Draw = (pen, { color, accent, variant, brand }) => {
  const leds = (x: number, y: number, count: number): string =>
    repeat(count, (at) => rect(x + at * 22, y, 11, 5, 2, at === count - 1 ? accent : '#7ed08a'))
  if (variant === 1) {
    const block = (x: number, y: number, s: number): string =>
      move(
        `translate(${x} ${y}) scale(${s})`,
        rect(-110, -300, 220, 300, 48, pen.tube(color)),
        oval(0, -286, 84, 16, lit(color, 0.4)),
        repeat(6, (at) => rect(-84, -120 + at * 16, 168, 5, 2, ink(0.1))),
        oval(0, -190, 8, 8, '#7ed08a'),
        word(0, -228, 17, brand, ink(0.35)),
      )
    return {
      art: block(500, 600, 0.85) + block(300, 660, 1.15),
      feet: [
        [500, 600, 88],
        [300, 660, 120],
      ],
    }
  }
  const count = variant === 2 ? 6 : variant === 3 ? 1 : 4
  const wide = variant === 3 ? 300 : 500
  const antenna = (at: number): string => {
    const x = 400 - wide / 2 + (wide / (count + 1)) * (at + 1)
    return move(
      `translate(${x} 480) rotate(${(at - (count - 1) / 2) * 7})`,
      rect(-14, -290, 28, 300, 12, pen.tube(dim(color, variant === 2 ? 0.3 : 0.06))),
      variant === 2 ? rect(-3, -276, 6, 240, 3, '#e8553f') : '',
    )
  }
  const art = [
    repeat(count, antenna),
    path(
      `M${400 - wide / 2 + 34} 470 H${400 + wide / 2 - 34} L${400 + wide / 2 + 20} 604 H${400 - wide / 2 - 20}Z`,
      pen.body(color),
    ),
    repeat(6, (at) => stroke(`M${300 + at * 8} ${496 + at * 12} H${500 - at * 8}`, ink(0.16), 5)),
    rect(400 - wide / 2 - 24, 598, wide + 48, 52, 20, pen.bar(dim(color, 0.12))),
    leds(400 - wide / 2 + 14, 622, 5),
    word(400 + wide / 2 - 66, 631, 16, brand, luminance(color) > 0.6 ? ink(0.5) : light(0.6)),
  ]
  return { art: art.join(''), feet: [[400, 650, wide / 2 + 8]] }
}
