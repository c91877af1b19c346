// A handbag with its handle up.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, rect, stroke, word } from '../shapes.ts'

export const handbag: Draw = (pen, { color, accent, variant, brand }) => {
  const tote = variant === 1
  const small = variant === 2
  const slouch = variant === 3
  const body = tote
    ? 'M190 300 H610 L640 640 Q640 656 620 656 H180 Q160 656 160 640Z'
    : slouch
      ? 'M170 400 Q400 330 630 400 C690 520 680 640 590 654 H210 C120 640 110 520 170 400Z'
      : 'M204 360 H596 L640 636 Q640 656 618 656 H182 Q160 656 160 636Z'
  const art = [
    tote
      ? stroke('M290 310 Q290 120 400 120 T510 310', dim(color, 0.3), 18)
      : small
        ? stroke('M206 376 C200 60 600 60 594 376', '#d9b06a', 9, 'stroke-dasharray="4 13"')
        : slouch
          ? stroke('M190 420 C220 130 580 130 610 420', pen.body(dim(color, 0.16)), 30)
          : stroke('M290 366 Q290 180 400 180 T510 366', pen.body(dim(color, 0.2)), 26),
    path(body, pen.body(color)),
    pen.clip(
      path(body, '#fff'),
      pen.blur(
        12,
        path('M190 360 L170 650 H220 L240 360Z', light(0.3)) +
          path('M600 330 L640 650 H580 L560 330Z', ink(0.2)) +
          oval(400, 690, 280, 50, ink(0.25)),
      ),
    ),
    tote || slouch
      ? stroke(slouch ? 'M176 410 Q400 340 624 410' : 'M196 326 H604', dim(color, 0.4), 5)
      : path('M200 356 H600 L622 500 Q400 570 178 500Z', pen.body(lit(color, 0.07))) +
        stroke('M178 500 Q400 570 622 500', ink(0.25), 5) +
        stroke('M190 488 Q400 552 610 488', light(0.35), 3, 'stroke-dasharray="9 6"'),
    tote || slouch
      ? rect(360, 470, 80, 50, 8, pen.body(dim(color, 0.2))) +
        oval(400, 495, 12, 12, pen.ball(accent))
      : rect(370, 500, 60, 52, 10, pen.body(accent)) + rect(386, 514, 28, 24, 5, dim(accent, 0.4)),
    [290, 510]
      .map((x) =>
        small || slouch
          ? ''
          : rect(x - 18, tote ? 296 : 350, 36, 40, 8, pen.body(dim(color, 0.25))) +
            oval(x, tote ? 316 : 370, 7, 7, pen.ball('#e3bd74')),
      )
      .join(''),
    slouch
      ? stroke(
          'M250 420 Q270 520 230 600 M400 400 Q410 440 400 460 M540 420 Q530 540 570 610',
          ink(0.12),
          8,
        )
      : '',
    word(400, 612, 16, brand, pen.along(`${lit(accent, 0.4)}, ${dim(accent, 0.2)}`)),
    small
      ? stroke('M600 400 q40 60 20 130', accent, 5) +
        path('M604 530 q16 -8 32 0 l6 60 h-44Z', accent)
      : '',
  ]
  return { art: art.join(''), feet: [[400, 658, 230]] }
}
