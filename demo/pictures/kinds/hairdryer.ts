// A hair dryer in profile.
import { dim, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const hairdryer: Draw = (pen, { color, accent, variant, brand }) => {
  const pro = variant === 2 || variant === 3
  const art = [
    stroke('M500 650 C540 720 640 720 690 650 S720 560 780 570', '#2b3036', 13),
    pro
      ? rect(230, 190, 330, 150, 75, pen.bar(color)) +
        oval(300, 265, 52, 75, dim(color, 0.3)) +
        oval(292, 265, 44, 62, '#1b2026') +
        oval(286, 265, 34, 46, pen.along('#d9b06a, #8a6a34')) +
        oval(282, 265, 24, 33, '#15191e')
      : path(
          'M210 200 L300 190 Q420 150 520 180 Q600 210 600 280 Q600 350 520 376 Q420 400 300 366 L210 352Z',
          pen.bar(color),
        ) +
        path('M120 214 L216 202 V350 L120 336 Q108 276 120 214Z', pen.bar('#2b3036')) +
        oval(122, 275, 12, 60, '#15191e') +
        rect(286, 182, 18, 190, 8, accent),
    oval(pro ? 528 : 556, pro ? 265 : 280, pro ? 34 : 40, pro ? 66 : 84, dim(color, 0.25)),
    oval(pro ? 534 : 564, pro ? 265 : 280, pro ? 26 : 30, pro ? 54 : 68, '#23282e'),
    repeat(7, (at) =>
      stroke(`M${pro ? 520 : 546} ${(pro ? 228 : 236) + at * 13} h30`, light(0.22), 3),
    ),
    path(
      pro
        ? 'M410 330 H500 L506 640 Q456 660 412 640Z'
        : 'M400 372 L510 366 L538 640 Q486 664 440 644Z',
      pen.tube(color),
    ),
    rect(pro ? 436 : 446, 410, 34, 84, 12, '#23282e', 'transform="rotate(-2 450 450)"'),
    rect(pro ? 442 : 452, 418, 22, 30, 6, accent),
    oval(pro ? 453 : 470, 530, 15, 15, pen.ball('#6fb1d6')),
    rect(pro ? 420 : 446, 630, pro ? 80 : 88, 30, 10, pen.tube('#2b3036')),
    word(
      pro ? 425 : 420,
      pro ? 274 : 290,
      Math.min(24, (pro ? 150 : 210) / brand.length),
      brand,
      luminance(color) > 0.6 ? ink(0.5) : light(0.75),
    ),
    pen.blur(7, rect(300, pro ? 206 : 196, 200, 17, 8, light(0.5))),
    pro ? '' : stroke('M86 240 H30 M80 276 H10 M86 312 H36', light(0.55), 7),
    variant === 0
      ? move(
          'translate(196 600)',
          path('M-84 -60 H84 L60 44 H-60Z', pen.body('#3a4047')),
          oval(0, -60, 84, 22, '#2b3036'),
          repeat(9, (at) =>
            rect(-70 + at * 16, -88 + Math.abs(4 - at) * 3, 8, 32, 4, pen.tube('#4a525a')),
          ),
        )
      : '',
  ]
  return {
    art: art.join(''),
    feet:
      variant === 0
        ? [
            [480, 660, 60],
            [196, 648, 74],
          ]
        : [
            [480, 660, 60],
            [640, 704, 100],
          ],
  }
}
