// A pair of lace-up boots.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke } from '../shapes.ts'

export const boots: Draw = (pen, { color, accent, variant }) => {
  const ankle = variant === 2
  const boot = [
    path('M236 606 H648 Q668 620 660 652 H560 L548 640 H356 L344 660 H232Z', pen.bar('#3a2f2a')),
    repeat(variant === 2 ? 0 : 9, (at) => rect(246 + at * 46, 646, 24, 14, 3, '#241d1a')),
    ankle ? rect(236, 600, 110, 70, 6, pen.tube('#2b2522')) : '',
    path(
      'M246 190 H438 C436 300 440 372 478 420 C540 470 640 480 658 560 Q662 590 656 614 H240 C226 520 256 420 250 330 Q240 260 246 190Z',
      pen.body(color),
    ),
    path(
      'M470 414 C540 468 644 476 658 560 Q662 590 656 614 H520 C560 540 520 470 470 414Z',
      lit(color, 0.14),
    ),
    path('M240 614 C236 560 240 500 248 450 Q330 470 330 614Z', dim(color, 0.2)),
    path(
      'M380 196 H438 C436 300 440 372 478 420 L520 452 L470 480 C410 430 376 330 380 196Z',
      dim(color, 0.3),
    ),
    repeat(
      7,
      (at) =>
        stroke(
          `M${378 + at * (at > 3 ? 13 : 3)} ${226 + at * 34} L${444 + at * (at > 3 ? 9 : 2)} ${216 + at * 33}`,
          accent === '#7d5236' ? '#e9c48b' : accent,
          9,
        ) + oval(378 + at * (at > 3 ? 13 : 3), 226 + at * 34, 7, 7, '#d9b06a'),
    ),
    rect(236, 178, 212, 52, 24, pen.bar(dim(color, 0.32))),
    stroke('M262 250 C270 330 250 420 252 500', light(0.3), 8),
    stroke('M244 596 H654', variant === 2 ? ink(0.3) : '#e0b87a', 4, 'stroke-dasharray="12 8"'),
    path('M262 180 q10 -50 40 -44 q20 10 4 46Z', dim(color, 0.45)),
  ].join('')
  return {
    art: move('translate(168 30) scale(.86)', boot) + move('translate(-90 14) scale(.98)', boot),
    feet: [
      [560, 600, 170],
      [340, 664, 200],
    ],
  }
}
