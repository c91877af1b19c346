// A frying pan seen from slightly above.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, rect, repeat, stroke } from '../shapes.ts'

export const pan: Draw = (pen, { color, accent, variant }) => {
  const budare = variant === 1
  const lid = variant === 2
  const speckle =
    variant === 3
      ? repeat(70, (at) =>
          oval(
            190 + ((at * 67) % 340),
            330 + ((at * 41) % 180),
            2 + (at % 3),
            1.6,
            at % 2 ? light(0.5) : ink(0.3),
          ),
        )
      : ''
  const arepa = (x: number, y: number): string =>
    oval(x, y + 10, 66, 30, '#c9924c') +
    oval(x, y, 66, 30, pen.ball('#f6e2b3')) +
    oval(x - 14, y - 4, 18, 7, '#c98f45', 'opacity=".6"') +
    oval(x + 22, y + 6, 15, 6, '#c98f45', 'opacity=".6"')
  const egg =
    path(
      'M290 420 C280 370 350 356 390 376 C440 360 480 400 450 440 C430 480 380 470 350 470 C310 476 290 450 290 420Z',
      '#fffaf0',
    ) + oval(374, 420, 36, 26, pen.ball('#f2a93c'))
  const art = [
    budare
      ? stroke('M146 430 C84 420 84 500 150 490', dim(color, 0.2), 20) +
        stroke('M574 430 C636 420 636 500 570 490', dim(color, 0.2), 20)
      : path(
          'M560 392 L742 300 Q764 296 768 318 Q768 334 750 342 L584 440Z',
          pen.bar(variant === 0 ? '#2b2f36' : accent),
        ) + oval(744, 320, 9, 7, ink(0.4)),
    path(
      'M134 430 C134 560 220 620 360 620 S586 560 586 430Z',
      pen.tube(budare ? '#2b2f36' : color),
    ),
    oval(360, 430, 226, 122, pen.body(lit(budare ? '#3a4047' : color, 0.12))),
    oval(360, 434, 204, 106, pen.around('#4a525b, #2c3239 80%, #1b2026', [0.4, 0.35, 0.8])),
    variant === 3 ? oval(360, 434, 204, 106, dim(color, 0.2)) : '',
    speckle,
    budare
      ? arepa(290, 410) + arepa(424, 400) + arepa(360, 466)
      : lid
        ? oval(360, 400, 214, 104, '#dfe9e8', 'opacity=".62"') +
          path('M146 400 Q360 220 574 400 Q360 290 146 400Z', light(0.4)) +
          rect(326, 286, 68, 26, 12, pen.tube('#2b2f36')) +
          rect(346, 306, 28, 24, 6, pen.tube('#8d969d'))
        : variant === 0
          ? egg
          : '',
    stroke('M170 400 Q220 330 330 318', light(0.4), 6),
  ]
  return { art: art.join(''), feet: [[360, 618, 180]] }
}
