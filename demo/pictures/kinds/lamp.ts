// A table lamp, switched on.
import { dim, lit, mix } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, rect, repeat, stroke } from '../shapes.ts'

export const lamp: Draw = (pen, { color, variant }) => {
  const base = variant === 1 ? '#b98759' : variant === 4 ? '#d1a24e' : color
  const shade = variant === 3 ? color : '#f8ead0'
  const glow = pen.blur(40, oval(400, 300, 250, 220, 'rgba(255,214,140,.5)'))
  if (variant === 2)
    return {
      art:
        glow +
        rect(340, 560, 120, 90, 26, pen.tube('#c79a6a')) +
        oval(400, 420, 170, 170, pen.around('#fffdf4, #fdeec9 60%, #efcf94', [0.42, 0.38, 0.66])) +
        oval(336, 352, 50, 36, light(0.6)),
      feet: [[400, 652, 64]],
    }
  const art = [
    glow,
    stroke('M560 636 Q680 660 760 640', '#8d6a4a', 7),
    rect(391, 380, 18, 90, 6, pen.tube('#c79a6a')),
    variant === 4
      ? rect(388, 420, 24, 200, 8, pen.tube(base)) +
        oval(400, 470, 34, 24, pen.ball(base)) +
        oval(400, 630, 120, 26, pen.tube(base)) +
        oval(400, 620, 120, 24, pen.ball(base))
      : variant === 1
        ? path('M310 650 L372 440 H428 L490 650Z', pen.tube(base))
        : path(
            'M400 440 C470 440 540 500 520 580 C510 630 470 652 400 652 S290 630 280 580 C260 500 330 440 400 440Z',
            pen.tube(base),
          ) +
          repeat(variant === 0 ? 4 : 0, (at) =>
            stroke(
              `M${292 + at * 4} ${520 + at * 30} Q400 ${550 + at * 30} ${508 - at * 4} ${520 + at * 30}`,
              ink(0.12),
              5,
            ),
          ),
    path(
      variant === 3 ? 'M220 150 H580 V390 H220Z' : 'M286 140 H514 L604 392 H196Z',
      pen.along(`${lit(shade, 0.1)}, ${mix(shade, '#ffd890', 0.45)} 55%, ${lit(shade, 0.2)}`),
    ),
    path(
      variant === 3 ? 'M220 150 H580 V390 H220Z' : 'M286 140 H514 L604 392 H196Z',
      pen.around('#fff6d8/0.85, #ffe1a1/0.2 60%, #7a5a30/0.22', [0.5, 0.62, 0.62]),
    ),
    oval(400, variant === 3 ? 390 : 392, variant === 3 ? 180 : 204, 12, '#fff3cf'),
    stroke(variant === 3 ? 'M220 150 H580' : 'M286 140 H514', dim(shade, 0.25), 5),
    pen.blur(12, oval(400, 650, 180, 14, 'rgba(255,220,150,.5)')),
  ]
  return { art: art.join(''), feet: [[400, 652, 110]] }
}
