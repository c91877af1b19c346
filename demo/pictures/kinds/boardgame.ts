// A board game box with board, pieces and dice.
import { dim, lit, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const boardgame: Draw = (pen, { color, variant, brand, model }) => {
  if (variant === 1) {
    const tile = (x: number, y: number, turn: number, one: number, two: number): string => {
      const pip = (count: number, dx: number): string =>
        repeat(Math.min(count, 6), (at) =>
          oval(dx - 13 + (at % 2) * 26, -22 + Math.floor(at / 2) * 22, 6, 6, '#2b2420'),
        )
      return move(
        `translate(${x} ${y}) rotate(${turn})`,
        rect(-84, -40, 172, 90, 13, '#c7b795'),
        rect(-86, -46, 172, 90, 13, pen.body('#f7ecd4')),
        stroke('M0 -34 V32', '#8a7a5c', 4),
        oval(0, -1, 6, 6, pen.ball('#d9b06a')),
        pip(one, -43),
        pip(two, 43),
      )
    }
    return {
      art:
        path('M200 200 H600 L640 420 H160Z', pen.body(dim(color, 0.1))) +
        rect(160, 410, 480, 100, 12, pen.body(color)) +
        repeat(4, (at) =>
          stroke(
            `M180 ${430 + at * 20} C300 ${424 + at * 20} 500 ${440 + at * 18} 630 ${428 + at * 20}`,
            ink(0.12),
            4,
          ),
        ) +
        path('M226 220 H574 L604 396 H196Z', dim(color, 0.55)) +
        repeat(
          5,
          (at) =>
            rect(236 + at * 67, 244, 58, 132, 9, pen.body('#f7ecd4')) +
            stroke(`M${244 + at * 67} 310 h42`, '#8a7a5c', 3) +
            oval(265 + at * 67, 276, 6, 6, '#2b2420') +
            oval(255 + at * 67, 342, 5, 5, '#2b2420') +
            oval(275 + at * 67, 342, 5, 5, '#2b2420'),
        ) +
        word(400, 472, 26, brand, '#e9cf9a') +
        tile(240, 590, -16, 6, 4) +
        tile(430, 610, 9, 3, 5) +
        tile(610, 580, -30, 2, 1),
      feet: [
        [400, 510, 240],
        [240, 634, 80],
        [430, 656, 86],
        [610, 640, 74],
      ],
    }
  }
  const tints = ['#c8553d', '#f2b04c', '#2f8a8a', '#5b8c5a']
  const pawn = (x: number, y: number, tint: string): string =>
    move(
      `translate(${x} ${y})`,
      path('M-24 0 Q-20 -50 -8 -64 H8 Q20 -50 24 0Z', pen.tube(tint)),
      oval(0, 0, 26, 9, dim(tint, 0.2)),
      oval(0, -78, 20, 20, pen.ball(tint)),
    )
  const die = (x: number, y: number): string =>
    move(
      `translate(${x} ${y})`,
      path('M-30 -14 L0 -30 L32 -14 L2 2Z', '#fffaf0'),
      path('M-30 -14 L2 2 V38 L-30 20Z', '#e9dfcc'),
      path('M32 -14 L2 2 V38 L32 20Z', '#cdbfa5'),
      oval(0, -14, 6, 3, '#c8553d'),
      oval(-14, 12, 4, 5, '#c8553d'),
      oval(12, 16, 3, 4, '#2b2f36'),
      oval(22, 4, 3, 4, '#2b2f36'),
    )
  const cover =
    variant === 2
      ? oval(330, 300, 54, 54, '#fbe7b0') +
        path('M196 380 Q270 350 340 380 T500 376 V452 H196Z', '#2f6a86') +
        path('M270 380 L300 330 L340 330 L400 330 L430 380 Q350 410 270 380Z', '#7d5236') +
        path('M340 328 V240 L400 310 L340 320Z', '#fffaf0')
      : variant === 3
        ? repeat(
            4,
            (at) =>
              path(`M${216 + at * 66} 340 h60 v-30 l-30 -26 l-30 26Z`, tints[at] ?? '#c8553d') +
              rect(222 + at * 66, 340, 48, 54, 2, '#fff3dc'),
          ) +
          oval(260, 424, 13, 13, '#c8553d') +
          oval(290, 428, 13, 13, '#5b8c5a') +
          oval(400, 426, 13, 13, '#f2b04c')
        : oval(420, 280, 44, 44, '#fff0c4') +
          path('M196 400 L290 270 L350 350 L400 310 L500 410 V452 H196Z', '#7d3f2c') +
          path('M196 430 Q340 380 500 432 V452 H196Z', '#4f2a20') +
          path(
            'M250 420 q0 -30 26 -30 q8 -24 20 -8 q12 -16 20 8 q20 0 20 30 l-8 14 v-14 h-46 v14Z',
            '#f2b04c',
          )
  const art = [
    path('M172 190 L520 160 L540 470 L190 500Z', dim(color, 0.45)),
    move(
      'rotate(-5 350 330)',
      rect(176, 170, 344, 312, 8, pen.body(color)),
      pen.clip(
        rect(196, 190, 304, 262, 4, '#fff'),
        rect(196, 190, 304, 262, 0, pen.along(`${lit(color, 0.45)}, ${color}`)) + cover,
      ),
      word(
        348,
        236,
        Math.min(34, 330 / model.length),
        model,
        luminance(color) > 0.55 ? '#5a2f20' : '#fffaf0',
      ),
      path('M176 170 H350 L230 482 H176Z', light(0.08)),
    ),
    path('M330 470 L660 440 L740 610 L280 646Z', dim('#b98759', 0.2)),
    path('M330 462 L660 432 L740 600 L280 634Z', pen.body('#f4e4c3')),
    repeat(4, (row) =>
      repeat(6, (at) => {
        const x = 336 - row * 11 + at * (54 + row * 4)
        const y = 476 - at * 4.6 + row * 38
        return path(
          `M${x} ${y} l44 -4 l5 28 l-48 4Z`,
          row === 0 || row === 3 || at === 0 || at === 5
            ? (tints[(at + row) % 4] ?? '#c8553d')
            : light(0.6),
          'opacity=".85"',
        )
      }),
    ),
    pawn(430, 540, '#c8553d'),
    pawn(500, 570, '#2f8a8a'),
    pawn(590, 534, '#f2b04c'),
    die(236, 610),
    die(180, 650),
  ]
  return {
    art: art.join(''),
    feet: [
      [340, 498, 170],
      [510, 640, 230],
      [210, 686, 60],
    ],
  }
}
