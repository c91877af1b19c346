// A power bank with its cable and a charge display.
import { dim, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, path, rect, repeat, stroke, word } from '../shapes.ts'

export const powerbank: Draw = (pen, { color, accent, variant, brand, model }) => {
  const slim = variant === 3 ? 0.84 : 1
  const art = [
    stroke('M430 170 C440 60 640 60 640 220 S560 420 620 560', dim(accent, 0.1), 13),
    rect(600, 556, 42, 62, 9, pen.tube('#f1eee8')),
    rect(608, 616, 26, 30, 5, pen.tube('#aeb5ba')),
    move(
      `translate(370 410) rotate(-6) scale(${slim})`,
      rect(-136, -236, 290, 486, 44, dim(color, 0.5)),
      rect(-144, -244, 286, 486, 44, pen.body(color)),
      rect(-138, -238, 274, 474, 40, 'none', `stroke="${light(0.3)}" stroke-width="3"`),
      variant === 2
        ? rect(-112, -206, 222, 300, 12, '#1c2b42') +
            repeat(6, (row) =>
              repeat(4, (at) =>
                rect(
                  -106 + at * 53,
                  -200 + row * 49,
                  49,
                  45,
                  3,
                  pen.along('#3c5f92, #22395e', [0, 0, 1, 1]),
                ),
              ),
            )
        : variant === 3
          ? `<circle cx="0" cy="-70" r="86" fill="none" stroke="${light(0.6)}" stroke-width="13"/>` +
            rect(-6, 40, 12, 60, 6, light(0.6))
          : rect(-96, -190, 190, 92, 18, '#14181e') +
            `<text x="-2" y="-126" font-family="DejaVu Sans" font-weight="bold" font-size="52" text-anchor="middle" fill="#8fe39a">${variant ? 64 : 87}%</text>`,
      variant < 2 ? repeat(5, (at) => stroke(`M-108 ${-40 + at * 26} H106`, ink(0.1), 9)) : '',
      word(0, 150, 24, brand, luminance(color) > 0.6 ? ink(0.45) : light(0.75)),
      word(0, 188, 15, model, luminance(color) > 0.6 ? ink(0.35) : light(0.5)),
      path('M-120 -244 H10 L-144 80 V-200 Q-144 -244 -100 -244Z', light(0.1)),
    ),
  ]
  return {
    art: art.join(''),
    feet: [
      [400, 656, 150],
      [622, 648, 30],
    ],
  }
}
