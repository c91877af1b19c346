// A game controller from the front.
import { dim, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, word } from '../shapes.ts'

export const gamepad: Draw = (pen, { color, accent, variant, brand }) => {
  const retro = variant === 3
  const plate = retro ? '#ece6da' : dim(color, 0.12)
  const stick = (x: number, y: number): string =>
    oval(x, y + 5, 54, 54, ink(0.3)) +
    oval(x, y, 50, 50, '#20252b') +
    oval(x - 2, y - 4, 38, 38, pen.ball('#434b54')) +
    oval(x - 2, y - 4, 24, 24, pen.ball('#2d343b'))
  const body = retro
    ? rect(134, 300, 532, 250, 46, pen.body(plate)) +
      rect(150, 316, 500, 218, 34, pen.body('#3a4047'))
    : path(
        'M230 286 Q400 252 570 286 C660 296 724 520 704 610 C690 668 626 660 590 606 C560 562 540 542 500 536 H300 C260 542 240 562 210 606 C174 660 110 668 96 610 C76 520 140 296 230 286Z',
        pen.body(color),
      )
  const dots = ['#f2b04c', '#e8553f', '#6fb1d6', '#7ed08a']
  const art = [
    rect(204, retro ? 290 : 262, 120, 40, 18, pen.tube(dim(color, 0.4))),
    rect(476, retro ? 290 : 262, 120, 40, 18, pen.tube(dim(color, 0.4))),
    body,
    retro
      ? ''
      : path('M236 296 Q400 262 564 296 L548 330 Q400 300 252 330Z', light(0.22)) +
        path(
          'M96 610 C92 560 104 520 130 480 C150 540 186 560 214 600 C176 660 110 668 96 610Z',
          ink(0.2),
        ) +
        path(
          'M704 610 C708 560 696 520 670 480 C650 540 614 560 586 600 C624 660 690 668 704 610Z',
          ink(0.2),
        ),
    move(
      retro ? 'translate(-10 50)' : 'translate(0 0)',
      oval(252, 376, 62, 62, ink(0.12)),
      rect(232, 324, 40, 104, 8, pen.body('#2a3037')),
      rect(200, 356, 104, 40, 8, pen.body('#2a3037')),
    ),
    move(
      retro ? 'translate(10 50)' : 'translate(0 0)',
      oval(552, 376, 72, 72, ink(0.1)),
      dots
        .map((tint, at) => {
          const [dx, dy] = (
            [
              [0, -42],
              [42, 0],
              [-42, 0],
              [0, 42],
            ] as const
          )[at] ?? [0, 0]
          return (
            oval(552 + dx, 379 + dy, 22, 22, ink(0.4)) +
            oval(552 + dx, 376 + dy, 21, 21, pen.ball(retro ? color : tint))
          )
        })
        .join(''),
    ),
    retro ? '' : stick(324, 470) + stick(476, 470),
    rect(348, 366, 40, 16, 8, ink(0.45)),
    rect(412, 366, 40, 16, 8, ink(0.45)),
    oval(400, 330, 17, 17, pen.ball(accent)),
    word(
      400,
      retro ? 500 : 424,
      15,
      brand,
      luminance(color) > 0.6 && !retro ? ink(0.45) : light(0.65),
    ),
  ]
  return {
    art: move('translate(0 20)', art.join('')),
    feet: retro
      ? [[400, 574, 250]]
      : [
          [160, 664, 70],
          [640, 664, 70],
          [400, 640, 180],
        ],
  }
}
