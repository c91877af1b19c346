// A computer mouse in three-quarter view.
import { dim, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const mouse: Draw = (pen, { color, accent, variant, brand }) => {
  const slim = variant === 1 || variant === 3
  const art = [
    path(
      'M236 600 C196 480 250 300 400 270 C560 250 624 420 590 590 C570 660 270 664 236 600Z',
      dim(color, 0.5),
    ),
    path(
      'M240 580 C204 450 262 276 402 250 C556 232 612 400 584 566 C566 632 268 640 240 580Z',
      pen.ball(color),
    ),
    path('M402 250 C330 264 280 320 256 396 C330 372 372 370 398 372 L420 250Z', light(0.16)),
    stroke('M258 400 C320 372 490 366 578 396', ink(0.3), 5),
    stroke('M410 250 C404 300 402 340 402 372', ink(0.35), 5),
    rect(384, 282, 40, 78, 20, '#1a1f25'),
    rect(392, 290, 24, 62, 12, pen.bar(variant === 2 ? accent : '#6b747c')),
    repeat(5, (at) => rect(392, 298 + at * 10, 24, 3, 1, ink(0.4))),
    slim
      ? ''
      : path(
          'M236 480 C206 470 190 520 214 556 C226 580 244 590 250 584Z',
          pen.body(dim(color, 0.25)),
        ) + rect(238, 440, 14, 60, 7, dim(color, 0.5), 'transform="rotate(8 245 470)"'),
    variant === 2
      ? stroke('M250 604 C300 646 520 646 578 590', '#6fd6c0', 9) +
        stroke('M404 252 C410 190 380 170 400 100', '#2b2f36', 11)
      : '',
    word(412, 520, 18, brand, luminance(color) > 0.6 ? ink(0.3) : light(0.4)),
    pen.blur(9, oval(326, 350, 34, 62, light(0.5), 'transform="rotate(24 326 350)"')),
  ]
  return { art: art.join(''), feet: [[412, 630, 180]] }
}
