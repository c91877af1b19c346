// A friendly toy robot.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke } from '../shapes.ts'

export const robot: Draw = (pen, { color, accent, variant }) => {
  const eyes =
    variant === 2
      ? oval(350, 262, 24, 24, '#8ff0c8') + oval(450, 262, 24, 24, '#8ff0c8')
      : variant === 1
        ? stroke('M326 270 q24 -34 48 0 M426 270 q24 -34 48 0', '#8fe0f0', 11)
        : oval(350, 260, 20, 26, '#8fe0f0') +
          oval(450, 260, 20, 26, '#8fe0f0') +
          oval(344, 250, 7, 8, '#fff') +
          oval(444, 250, 7, 8, '#fff')
  const foot = (x: number): string =>
    variant === 3
      ? oval(x, 616, 48, 48, '#2b3036') + oval(x, 616, 30, 30, pen.ball(accent))
      : rect(x - 54, 600, 108, 56, 26, pen.tube(dim(color, 0.25)))
  const arm = (x: number, turn: number): string =>
    move(
      `translate(${x} 430) rotate(${turn})`,
      rect(-20, -10, 40, 140, 20, pen.tube('#c3cad0')),
      repeat(4, (at) => stroke(`M-18 ${20 + at * 22} H18`, ink(0.18), 4)),
      path('M-34 124 Q-40 180 -10 186 L-12 156 H12 L10 186 Q40 180 34 124Z', pen.body(accent)),
      oval(0, -4, 32, 32, pen.ball(dim(color, 0.1))),
    )
  const art = [
    stroke('M400 170 V118', '#aeb5ba', 11),
    oval(400, 106, 22, 22, pen.ball(variant === 2 ? '#f07f66' : accent)),
    arm(262, variant === 1 ? 150 : 18),
    arm(538, variant % 2 ? -140 : -18),
    rect(352, 570, 34, 60, 8, pen.tube('#aeb5ba')),
    rect(414, 570, 34, 60, 8, pen.tube('#aeb5ba')),
    foot(340),
    foot(460),
    path(
      'M276 390 Q280 370 310 368 H490 Q520 370 524 390 L540 560 Q540 594 506 596 H294 Q260 594 260 560Z',
      pen.body(color),
    ),
    rect(300, 420, 200, 120, 22, lit(color, 0.5)),
    variant === 0
      ? repeat(3, (at) =>
          oval(
            340 + at * 60,
            452,
            19,
            19,
            pen.ball(['#c8553d', '#f2b04c', '#5b8c5a'][at] ?? '#fff'),
          ),
        ) +
        rect(324, 488, 152, 32, 10, '#1b2733') +
        repeat(7, (at) =>
          rect(336 + at * 19, 496 + (at % 3) * 3, 11, 16 - (at % 3) * 5, 2, '#8fe0f0'),
        )
      : variant === 3
        ? oval(400, 480, 44, 44, pen.ball('#c3cad0')) +
          repeat(8, (at) =>
            rect(392, 424, 16, 22, 3, '#aeb5ba', `transform="rotate(${at * 45} 400 480)"`),
          ) +
          oval(400, 480, 17, 17, '#4a525a')
        : path(
            'M400 524 C340 484 346 440 376 440 Q396 440 400 460 Q404 440 424 440 C454 440 460 484 400 524Z',
            '#c8553d',
          ),
    rect(358, 346, 84, 34, 10, pen.tube('#aeb5ba')),
    rect(250, 170, 300, 188, variant === 1 ? 90 : 52, pen.body(color)),
    rect(284, 206, 232, 116, variant === 1 ? 56 : 34, '#17212c'),
    eyes,
    stroke(variant === 2 ? 'M374 300 H426' : 'M372 296 Q400 318 428 296', '#8fe0f0', 7),
    rect(228, 232, 30, 66, 14, pen.tube(accent)),
    rect(542, 232, 30, 66, 14, pen.tube(accent)),
    path('M284 206 H390 L320 322 H300 Q284 320 284 300Z', light(0.08)),
    stroke('M282 196 Q300 182 340 182', light(0.6), 8),
  ]
  return {
    art: art.join(''),
    feet: [
      [340, 658, 56],
      [460, 658, 56],
      [400, 662, 130],
    ],
  }
}
