// A pair of sneakers in profile.
import { dim, lit, luminance, mix } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke } from '../shapes.ts'

export const sneakers: Draw = (pen, { color, accent, variant }) => {
  const sole = variant === 4 ? accent : '#f6f1e7'
  const chunky = variant === 3
  const upper =
    'M150 410 C190 360 226 400 262 380 C310 352 330 300 362 296 C392 292 410 340 470 404 C540 452 640 452 668 512 C678 540 676 560 668 572 L148 572 C132 520 132 450 150 410Z'
  const shoe = [
    path(
      chunky
        ? 'M124 560 H690 Q704 600 690 640 Q660 656 600 650 L520 640 L300 654 L150 650 Q118 620 124 560Z'
        : 'M132 562 H684 Q702 600 676 632 Q560 644 400 634 T150 632 Q126 610 132 562Z',
      pen.bar(sole),
    ),
    path(
      chunky
        ? 'M130 622 Q300 590 430 620 T690 610 L684 642 Q640 656 520 642 L300 656 L150 650Z'
        : 'M140 616 Q400 596 690 604 Q690 630 676 636 Q560 648 400 638 T150 636Z',
      variant === 2 ? '#d9b48a' : dim(mix(sole, accent, 0.4), 0.1),
    ),
    path(upper, pen.body(color)),
    pen.clip(
      path(upper, '#fff'),
      repeat(14, (row) =>
        repeat(26, (at) =>
          oval(
            150 + at * 21 + (row % 2) * 10,
            330 + row * 18,
            2.4,
            2.4,
            ink(variant === 2 ? 0 : 0.13),
          ),
        ),
      ) +
        path('M560 420 Q700 440 690 590 H560 Q600 520 530 470Z', lit(color, 0.16)) +
        path('M130 380 H240 Q250 470 220 590 H120Z', dim(color, 0.22)),
    ),
    path(
      'M262 380 C300 356 330 300 362 296 C376 320 372 350 352 372 C320 404 280 408 262 380Z',
      dim(color, 0.5),
    ),
    path(
      'M352 372 C372 350 376 320 364 298 C400 320 430 380 500 424 L452 452 C410 436 380 410 352 372Z',
      lit(color, 0.26),
    ),
    repeat(5, (at) =>
      stroke(
        `M${384 + at * 22} ${330 + at * 21} L${356 + at * 24} ${372 + at * 17}`,
        luminance(color) > 0.75 ? '#d8cfc0' : '#fffaf0',
        9,
      ),
    ),
    path(
      'M226 560 C300 520 340 460 420 446 C380 500 400 540 470 562Z',
      variant === 2 ? pen.body('#5b8c5a') : pen.body(accent),
    ),
    stroke('M176 420 C206 390 230 410 258 396', light(0.4), 6),
    rect(140, 420, 18, 70, 8, accent, 'transform="rotate(6 150 450)"'),
  ].join('')
  return {
    art:
      move('translate(150 -58) scale(.84)', move('translate(0 0)', shoe)) +
      move('translate(-46 46) scale(.94)', shoe),
    feet: [
      [480, 484, 200],
      [350, 652, 260],
    ],
  }
}
