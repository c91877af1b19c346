// A midi dress on an invisible hanger.
import { dim } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, repeat, stroke } from '../shapes.ts'

export const dress: Draw = (pen, { color, variant }) => {
  const wrap = variant === 1
  const evening = variant === 3
  const shape = evening
    ? 'M322 150 L352 230 L448 230 L478 150 Q500 300 470 350 Q560 520 590 708 Q400 740 210 708 Q240 520 330 350 Q300 300 322 150Z'
    : 'M306 140 L356 216 Q400 250 444 216 L494 140 L520 240 Q510 310 480 350 Q600 520 648 690 Q400 756 152 690 Q200 520 320 350 Q290 310 280 240Z'
  const flower = (x: number, y: number, s: number): string =>
    repeat(5, (at) =>
      oval(x, y - 11 * s, 6 * s, 9 * s, '#fff3dc', `transform="rotate(${at * 72} ${x} ${y})"`),
    ) + oval(x, y, 5 * s, 5 * s, '#c8553d')
  const art = [
    stroke('M322 150 Q326 100 350 84 M478 150 Q474 100 450 84', dim(color, 0.12), 11),
    path('M280 104 Q400 20 520 104 L510 114 Q400 46 290 114Z', pen.bar('#b98759')),
    stroke('M400 58 V34 Q420 22 404 10', '#aeb5ba', 6),
    path(shape, pen.body(color)),
    pen.clip(
      path(shape, '#fff'),
      [
        variant === 2
          ? repeat(40, (at) =>
              flower(170 + ((at * 97) % 470), 180 + ((at * 139) % 540), 0.9 + (at % 3) * 0.25),
            )
          : '',
        variant === 0
          ? repeat(60, (at) =>
              oval(170 + ((at * 61) % 480), 170 + ((at * 113) % 560), 5, 5, light(0.55)),
            )
          : '',
        pen.blur(
          8,
          repeat(5, (at) =>
            path(
              `M${336 + at * 32} 356 Q${270 + at * 66} 540 ${210 + at * 96} 730 L${240 + at * 96} 730 Q${288 + at * 66} 540 ${346 + at * 32} 356Z`,
              at % 2 ? light(0.22) : ink(0.15),
            ),
          ),
        ),
        wrap
          ? path('M444 216 L350 350 L300 300 L356 216Z', ink(0.12)) +
            path('M330 352 Q470 500 420 740 L440 740 Q500 500 350 352Z', ink(0.2))
          : '',
      ].join(''),
    ),
    path('M326 336 Q400 356 474 336 L482 364 Q400 384 318 364Z', pen.body(dim(color, 0.22))),
    wrap ? path('M470 350 q60 20 64 110 l-22 4 q0 -70 -46 -96Z', pen.body(dim(color, 0.1))) : '',
    evening ? '' : stroke('M276 470 Q290 500 286 530 M524 470 Q510 500 514 530', ink(0.25), 5),
    stroke('M300 170 Q290 250 312 320', light(0.35), 6),
  ]
  return { art: art.join(''), feet: [] }
}
