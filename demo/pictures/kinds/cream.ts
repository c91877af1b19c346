// A cream jar, lid beside it.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, stroke, word } from '../shapes.ts'

export const cream: Draw = (pen, { color, accent, variant, brand, model }) => {
  const jar = (x: number, y: number, s: number, open: boolean, tint: string): string =>
    move(
      `translate(${x} ${y}) scale(${s})`,
      path(
        'M-160 -190 H160 Q186 -190 186 -160 V-40 Q186 0 140 0 H-140 Q-186 0 -186 -40 V-160 Q-186 -190 -160 -190Z',
        pen.tube(lit(tint, 0.15)),
      ),
      rect(-186, -70, 372, 22, 0, light(0.14)),
      rect(-110, -150, 220, 96, 10, '#fffaf0', 'opacity=".92"'),
      word(0, -106, 25, brand, '#3a3f45'),
      word(0, -76, 16, model.slice(0, 14), dim(tint, 0.3)),
      open
        ? oval(0, -196, 150, 34, pen.bar('#f1e8dc')) +
            oval(0, -200, 138, 28, '#fffaf2') +
            path(
              'M-90 -200 C-60 -226 -20 -216 0 -236 C6 -206 60 -222 92 -200 C60 -180 -60 -180 -90 -200Z',
              pen.body('#fffdf8'),
            ) +
            stroke('M-70 -200 Q-20 -186 40 -200', ink(0.08), 5)
        : rect(-176, -264, 352, 84, 20, pen.tube(accent)) +
            oval(0, -262, 164, 16, lit(accent, 0.4)),
      pen.blur(6, rect(-166, -170, 22, 140, 11, light(0.5))),
    )
  const lid = move(
    'translate(612 610) rotate(18)',
    oval(0, 0, 46, 108, pen.body(dim(accent, 0.1))),
    oval(-22, 0, 46, 108, pen.body(accent)),
    oval(-24, 0, 36, 92, lit(accent, 0.35)),
  )
  if (variant === 2)
    return {
      art:
        jar(530, 600, 0.74, false, '#c4935f') +
        jar(256, 620, 0.78, false, '#d9a38c') +
        jar(400, 666, 0.78, true, color),
      feet: [
        [530, 600, 140],
        [256, 620, 146],
        [400, 668, 146],
      ],
    }
  return {
    art:
      jar(372, 650, variant === 4 ? 1.1 : 1.2, true, color) +
      (variant === 4
        ? move(
            'translate(640 650)',
            path('M0 0 C-40 -80 -30 -200 -10 -260 C10 -190 30 -90 20 0Z', pen.tube('#6fa36a')),
            path('M10 0 C20 -70 60 -140 90 -170 C86 -100 60 -40 34 0Z', pen.tube('#82b878')),
          )
        : lid),
    feet: [
      [372, 652, 205],
      [620, 690, 60],
    ],
  }
}
