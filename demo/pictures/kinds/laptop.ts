// An open laptop from the front, slightly from above.
import { dim, lit, mix } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, rect, repeat } from '../shapes.ts'

export const laptop: Draw = (pen, { color, accent, variant }) => {
  const deck = pen.along(`${lit(color, 0.2)}, ${dim(color, 0.14)}`)
  const art = [
    rect(166, 176, 468, 324, 24, dim(color, 0.35)),
    rect(166, 172, 468, 324, 24, pen.body(color)),
    rect(174, 180, 452, 312, 18, '#12161b'),
    pen.clip(
      rect(188, 196, 424, 276, 6, '#fff'),
      rect(
        188,
        196,
        424,
        276,
        0,
        pen.along(`#173f4a, ${mix(color, '#2f7f86', 0.7)} 60%, ${accent}`, [0, 0, 1, 1]),
      ) +
        oval(500, 290, 130, 130, light(0.12)) +
        oval(540, 330, 90, 90, light(0.14)) +
        rect(220, 228, 170, 120, 10, light(0.88)) +
        rect(236, 246, 90, 10, 5, accent) +
        repeat(4, (at) => rect(236, 270 + at * 16, 130 - at * 18, 7, 3, '#b9c2c6')) +
        rect(250, 440, 300, 22, 11, light(0.25)) +
        repeat(7, (at) => rect(276 + at * 36, 444, 15, 15, 4, light(0.75))) +
        path('M188 196 H420 L260 472 H188Z', light(0.07)),
    ),
    oval(400, 188, 3, 3, '#4b545d'),
    path('M164 494 L636 494 L706 616 Q708 628 690 630 L110 630 Q92 628 94 616Z', deck),
    path('M182 506 L618 506 L656 570 L144 570Z', dim(color, 0.35)),
    repeat(4, (row) =>
      repeat(13, (at) => {
        const left = 184 - row * 9.4
        const step = (632 - 2 * (row * -9.4) - 200) / 13
        return rect(
          left + at * step,
          510 + row * 15,
          step - 5,
          11,
          3,
          variant === 2 && (at + row) % 5 === 0 ? '#525b66' : '#262c33',
        )
      }),
    ),
    path(
      'M322 578 L478 578 L490 618 L310 618Z',
      dim(color, 0.1),
      `stroke="${ink(0.14)}" stroke-width="2"`,
    ),
    path(
      'M94 616 Q92 628 110 630 L690 630 Q708 628 706 616 L704 634 Q700 646 684 646 L116 646 Q100 646 96 634Z',
      pen.bar(dim(color, 0.22)),
    ),
    rect(350, 630, 100, 8, 4, dim(color, 0.4)),
  ]
  return { art: art.join(''), feet: [[400, 648, 300]] }
}
