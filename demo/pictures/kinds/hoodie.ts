// A hoodie laid flat, its hood up.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, path, rect, stroke, word } from '../shapes.ts'

export const hoodie: Draw = (pen, { color, accent, variant }) => {
  const shape =
    'M268 214 Q400 150 532 214 L620 262 Q684 400 708 590 L626 616 L580 420 V672 Q400 694 220 672 V420 L174 616 L92 590 Q116 400 180 262Z'
  const art = [
    path(
      'M262 250 C240 120 320 70 400 70 S560 120 538 250 Q470 320 400 322 T262 250Z',
      pen.body(dim(color, 0.08)),
    ),
    path(
      'M304 240 C296 150 340 122 400 122 S504 150 496 240 Q450 300 400 302 T304 240Z',
      dim(color, 0.5),
    ),
    path(shape, pen.body(color)),
    path(
      'M262 232 C300 300 360 330 400 366 C440 330 500 300 538 232 L560 250 C520 330 450 350 400 400 C350 350 280 330 240 250Z',
      pen.body(lit(color, 0.1)),
    ),
    pen.clip(
      path(shape, '#fff'),
      stroke('M220 420 Q240 540 222 670', ink(0.18), 18) +
        stroke('M580 420 Q560 540 580 670', ink(0.22), 22) +
        pen.blur(
          11,
          path('M300 380 Q260 520 300 660 L340 660 Q300 520 340 390Z', ink(0.1)) +
            path('M200 290 Q150 420 140 570 L116 570 Q140 400 184 280Z', light(0.3)),
        ),
    ),
    path(
      'M296 500 H504 L548 628 H252Z',
      pen.body(lit(color, 0.07)),
      `stroke="${ink(0.18)}" stroke-width="3"`,
    ),
    rect(220, 640, 360, 38, 10, pen.bar(dim(color, 0.16))),
    path(
      'M92 590 L174 616 L168 650 L84 622Z M708 590 L626 616 L632 650 L716 622Z',
      dim(color, 0.22),
    ),
    stroke('M360 346 C352 400 364 430 354 470 M440 346 C450 400 436 440 446 480', accent, 9),
    rect(349, 466, 11, 22, 4, '#c3cad0'),
    rect(441, 476, 11, 22, 4, '#c3cad0'),
    variant === 1
      ? stroke('M400 396 V676', '#c3cad0', 8) +
        stroke('M400 396 V676', ink(0.4), 3, 'stroke-dasharray="4 5"') +
        rect(393, 420, 14, 30, 4, '#e6eaec')
      : variant === 3
        ? word(400, 458, 34, 'CARACAS', accent === '#f4ead8' ? dim(color, 0.65) : accent)
        : '',
  ]
  return { art: art.join(''), feet: [] }
}
