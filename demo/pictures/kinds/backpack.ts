// A backpack from the front.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, path, rect, stroke, word } from '../shapes.ts'

export const backpack: Draw = (pen, { color, accent, variant, brand }) => {
  const roll = variant === 3
  const classic = variant === 4
  const body =
    'M220 330 C214 180 290 130 400 130 S586 180 580 330 L592 600 Q592 656 536 660 H264 Q208 656 208 600Z'
  const trim = classic ? '#6b452d' : dim(color, 0.35)
  const art = [
    stroke('M352 140 Q352 84 400 84 T448 140', trim, 20),
    path(
      'M214 330 Q150 400 168 600 L214 620Z M586 330 Q650 400 632 600 L586 620Z',
      pen.body(dim(color, 0.25)),
    ),
    path(body, pen.body(color)),
    pen.clip(
      path(body, '#fff'),
      pen.blur(
        12,
        path('M236 200 Q220 400 236 640 L270 640 Q250 400 280 180Z', light(0.35)) +
          path('M560 220 Q580 400 560 650 L600 650 L600 200Z', ink(0.25)),
      ),
    ),
    roll
      ? rect(226, 112, 348, 62, 20, pen.bar(dim(color, 0.1))) +
        rect(382, 100, 36, 190, 5, trim) +
        rect(374, 230, 52, 40, 8, pen.tube('#3a4047'))
      : classic
        ? path(
            'M214 330 C214 180 290 130 400 130 S586 180 586 330 L570 400 Q400 440 230 400Z',
            pen.body(dim(color, 0.12)),
          ) +
          [300, 476]
            .map(
              (x) =>
                rect(x, 340, 26, 130, 5, pen.tube('#6b452d')) +
                rect(x - 5, 420, 36, 30, 5, 'none', 'stroke="#d9b06a" stroke-width="6"'),
            )
            .join('')
        : stroke('M236 330 C236 220 300 166 400 166 S564 220 564 330', ink(0.35), 8) +
          stroke(
            'M236 330 C236 220 300 166 400 166 S564 220 564 330',
            light(0.5),
            2,
            'stroke-dasharray="5 5"',
          ) +
          rect(554, 318, 12, 40, 5, accent),
    path(
      'M252 446 Q400 420 548 446 L556 610 Q552 636 524 638 H276 Q248 636 244 610Z',
      pen.body(lit(color, 0.08)),
      `stroke="${ink(0.16)}" stroke-width="3"`,
    ),
    classic
      ? ''
      : stroke('M262 486 Q400 462 538 486', ink(0.35), 7) + rect(284, 482, 10, 34, 4, accent),
    rect(346, 540, 108, 40, 7, classic ? '#6b452d' : accent),
    word(400, 566, 14, brand.slice(0, 11), '#fffaf0'),
    roll ? '' : rect(376, 226, 48, 48, 10, trim) + path('M388 254 L400 238 L412 254Z', accent),
  ]
  return { art: art.join(''), feet: [[400, 660, 200]] }
}
