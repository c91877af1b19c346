// A cordless drill in profile.
import { lit, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const drill: Draw = (pen, { color, variant, brand }) => {
  const dark = '#2b3036'
  const art = [
    path('M104 316 L180 306 V346 L104 334 L96 325Z', pen.bar('#aeb6bc')),
    rect(168, 286, 84, 80, 14, pen.bar('#4a525a')),
    repeat(4, (at) => stroke(`M${182 + at * 16} 292 V360`, ink(0.35), 4)),
    rect(244, 268, 46, 116, 14, pen.bar(dark)),
    word(268, 330, 13, '12', '#fffaf0'),
    path('M286 246 H560 Q622 250 626 326 Q622 400 560 404 H286Z', pen.bar(color)),
    rect(560, 262, 56, 128, 26, pen.bar(dark)),
    repeat(5, (at) => rect(574, 280 + at * 20, 28, 8, 4, ink(0.55))),
    path('M300 254 H556 Q590 256 604 276 H300Z', light(0.3)),
    path(
      'M424 396 H566 L586 560 Q584 580 560 580 H466 Q448 578 446 560Z',
      pen.along(`${lit(dark, 0.2)}, ${dark}`, [0, 0, 1, 0]),
    ),
    path('M440 400 H470 L486 576 H464 Q448 574 446 560Z', color),
    repeat(6, (at) => stroke(`M${496 + at * 2} ${434 + at * 22} h60`, ink(0.4), 6)),
    path('M424 402 C392 420 396 470 424 480 L432 402Z', pen.body('#c8402f')),
    oval(406, 396, 9, 9, '#fff2c4'),
    path(
      'M416 572 H600 Q620 576 622 600 V642 Q620 660 600 660 H420 Q400 658 400 640 V596 Q402 574 416 572Z',
      pen.tube(dark),
    ),
    rect(400, 596, 222, 14, 0, color),
    word(510, 642, 17, ['20V', '12V', '20V', '21V'][variant] ?? '20V', '#fffaf0'),
    repeat(3, (at) => rect(428 + at * 14, 628, 10, 16, 2, '#7ed08a')),
    word(430, 336, 24, brand, luminance(color) > 0.5 ? ink(0.75) : light(0.9)),
    variant === 0
      ? move(
          'translate(232 660)',
          rect(-110, -84, 200, 84, 14, pen.tube(dark)) +
            rect(-110, -60, 200, 13, 0, color) +
            rect(-70, -98, 120, 18, 5, '#4a525a'),
        )
      : variant === 3
        ? repeat(
            7,
            (at) =>
              rect(
                170 + at * 30,
                616 - (at % 4) * 16,
                11,
                40 + (at % 4) * 16,
                3,
                pen.tube('#aeb6bc'),
              ) + rect(166 + at * 30, 646, 19, 12, 3, color),
          )
        : '',
  ]
  return {
    art: art.join(''),
    feet:
      variant === 0
        ? [
            [510, 660, 116],
            [222, 660, 100],
          ]
        : variant === 3
          ? [
              [510, 660, 116],
              [264, 658, 100],
            ]
          : [[510, 660, 116]],
  }
}
