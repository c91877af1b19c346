// A puzzle box with a few loose pieces.
import { dim, lit, mix } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const puzzle: Draw = (pen, { accent, variant, brand }) => {
  const skies = [
    ['#bfe0e6', '#2f7f83'],
    ['#f6d3a0', '#b9563a'],
    ['#f8e3a8', '#7fa35a'],
    ['#2c4a78', '#101d38'],
  ][variant] ?? ['#bfe0e6', '#2f7f83']
  const [sky = '#bfe0e6', land = '#2f7f83'] = skies
  const scape = [
    rect(190, 190, 420, 300, 0, pen.along(`${sky}, ${lit(land, 0.4)}`)),
    variant === 3
      ? repeat(40, (at) =>
          oval(
            190 + ((at * 97) % 420),
            190 + ((at * 53) % 190),
            1.5 + (at % 3),
            1.5 + (at % 3),
            '#fff6dc',
          ),
        ) + path('M470 240 a34 34 0 1 0 34 44 a28 28 0 1 1 -34 -44Z', '#fbe7b0')
      : oval(510, 262, 38, 38, '#fff3d0'),
    variant === 2
      ? path('M190 400 Q400 330 610 400 V490 H190Z', '#8fb573') +
        path('M270 400 V330 L330 290 L390 330 V400Z', '#c8503a') +
        path('M256 336 L330 284 L404 336Z', '#7d3a2c') +
        rect(316, 358, 30, 42, 2, '#fff3dc') +
        oval(470, 424, 26, 17, '#fffaf0') +
        oval(492, 414, 11, 10, '#2b2f36') +
        oval(540, 446, 22, 14, '#f0a8a0')
      : path('M190 380 L246 286 H360 L392 372 L450 310 H540 L610 400 V490 H190Z', land) +
        path('M246 286 H360 L368 306 H236Z', lit(land, 0.35)),
    variant === 0
      ? rect(292, 290, 17, 180, 6, '#fffaf0') + pen.blur(6, oval(300, 470, 56, 16, '#fffaf0'))
      : '',
    variant === 2 ? '' : path('M190 440 Q300 400 420 446 T610 430 V490 H190Z', dim(land, 0.35)),
  ].join('')
  const grid =
    repeat(6, (at) => stroke(`M${250 + at * 60} 190 V490`, light(0.16), 2)) +
    repeat(4, (at) => stroke(`M190 ${250 + at * 60} H610`, light(0.16), 2))
  const piece = (x: number, y: number, turn: number, tint: string): string => {
    const d =
      'M-36 -36 H-12 C-20 -62 20 -62 12 -36 H36 V-12 C62 -20 62 20 36 12 V36 H12 C20 12 -20 12 -12 36 H-36 V12 C-10 20 -10 -20 -36 -12Z'
    return move(
      `translate(${x} ${y}) rotate(${turn})`,
      path(d, ink(0.35), 'transform="translate(4 7)"'),
      path(d, pen.body(tint)),
    )
  }
  const art = [
    path('M160 150 H640 L664 180 V600 H136 V180Z', pen.body(dim(land, 0.15))),
    rect(136, 164, 528, 440, 10, pen.body(mix(land, '#12343b', 0.25))),
    rect(160, 174, 480, 332, 6, '#fffaf0'),
    move(
      'translate(-60 -42) scale(1.15)',
      pen.clip(rect(190, 190, 420, 282, 4, '#fff'), scape + grid),
    ),
    word(300, 566, 34, brand, '#fffaf0'),
    rect(504, 530, 132, 50, 25, accent),
    word(570, 563, 22, variant === 2 ? '100' : variant === 3 ? '2000' : '1000', '#23282e'),
    path('M160 174 H420 L220 506 H160Z', light(0.08)),
    piece(210, 640, 14, sky),
    piece(330, 662, -28, land),
    piece(560, 650, 38, accent),
  ]
  return {
    art: art.join(''),
    feet: [
      [400, 606, 258],
      [330, 700, 50],
      [210, 680, 46],
      [560, 690, 48],
    ],
  }
}
