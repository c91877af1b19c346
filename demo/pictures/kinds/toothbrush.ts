// An electric toothbrush on its charger.
import { dim, lit, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, word } from '../shapes.ts'

export const toothbrush: Draw = (pen, { color, accent, variant, brand }) => {
  const brush = (x: number, s: number, tint: string): string =>
    move(
      `translate(${x} 640) scale(${s})`,
      rect(-8, -520, 16, 160, 6, pen.tube('#f4f0e8')),
      rect(-22, -592, 44, 84, 18, pen.tube('#fffaf2')),
      repeat(5, (row) =>
        repeat(4, (at) =>
          rect(
            -46 + (row % 2),
            -584 + row * 14,
            26,
            10,
            3,
            at % 2 ? accent : '#dfeef2',
            `transform="translate(${at * 2} 0)"`,
          ),
        ),
      ),
      rect(-26, -404, 52, 18, 6, pen.tube(accent)),
      path(
        'M-30 -392 H30 C46 -360 50 -250 44 -40 Q44 0 0 0 T-44 -40 C-50 -250 -46 -360 -30 -392Z',
        pen.tube(tint),
      ),
      oval(0, -280, 24, 24, pen.ball(lit(tint, 0.5))),
      path('M-8 -288 h5 v-8 h6 v8 h5 v16 h-16Z', dim(tint, 0.3)),
      repeat(4, (at) => oval(0, -226 + at * 22, 4, 4, at === 1 ? '#7ed08a' : light(0.6))),
      word(
        0,
        -90,
        14,
        brand,
        luminance(tint) > 0.6 ? ink(0.4) : light(0.75),
        'transform="rotate(-90 0 -90)"',
      ),
      path('M-50 0 Q-50 -26 -36 -28 H36 Q50 -26 50 0Z', pen.tube('#f1eee8')),
    )
  const art =
    variant === 2
      ? rect(210, 630, 380, 24, 10, pen.bar('#f1eee8')) +
        brush(320, 1, color) +
        brush(480, 1, '#2f8a8a')
      : rect(322, 626, 156, 28, 12, pen.bar('#f1eee8')) +
        brush(400, variant === 1 ? 0.92 : 1, color) +
        (variant === 3
          ? repeat(3, (at) =>
              move(
                `translate(${540 + at * 56} 652)`,
                rect(-6, -120, 12, 60, 4, pen.tube('#f4f0e8')),
                rect(-16, -170, 32, 60, 12, pen.tube('#fffaf2')),
                rect(-18, -70, 36, 70, 8, pen.tube(color)),
              ),
            )
          : '')
  const sparkle =
    variant === 1
      ? repeat(5, (at) =>
          path(
            'M0 -16 L5 -5 L16 0 L5 5 L0 16 L-5 5 L-16 0 L-5 -5Z',
            ['#f2b04c', '#6fb1d6', '#7ed08a'][at % 3] ?? '#f2b04c',
            `transform="translate(${390 + (at % 2) * 20} ${430 + at * 34}) scale(.6)"`,
          ),
        )
      : ''
  return {
    art: art + sparkle,
    feet:
      variant === 2
        ? [[400, 656, 190]]
        : variant === 3
          ? [
              [400, 656, 78],
              [596, 654, 90],
            ]
          : [[400, 656, 80]],
  }
}
