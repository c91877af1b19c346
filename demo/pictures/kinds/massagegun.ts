// A percussion massage gun.
import { dim, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const massagegun: Draw = (pen, { color, accent, variant, brand }) => {
  const head =
    variant === 1
      ? rect(96, 246, 70, 92, 20, pen.ball('#3a4047'))
      : variant === 3
        ? oval(128, 292, 50, 62, pen.ball('#e07a54')) +
          pen.blur(10, oval(110, 292, 44, 60, 'rgba(240,120,70,.45)'))
        : oval(124, 292, 62, 64, pen.ball('#3a4047'))
  const spare = repeat(variant === 1 ? 0 : variant === 2 ? 4 : 3, (at) =>
    move(
      `translate(${180 + at * 84} 654)`,
      rect(-14, -44, 28, 44, 5, pen.tube('#8d969d')),
      at % 3 === 0
        ? oval(0, -64, 36, 36, pen.ball('#3a4047'))
        : at % 3 === 1
          ? path('M-34 -44 L0 -112 L34 -44Z', pen.tube('#3a4047'))
          : rect(-40, -84, 80, 44, 10, pen.tube('#3a4047')),
    ),
  )
  const art = [
    spare,
    rect(170, 268, 90, 48, 10, pen.bar('#b9c0c6')),
    head,
    rect(236, 216, 70, 152, 24, pen.bar('#2b3036')),
    path('M286 206 H560 Q640 214 644 292 Q640 370 560 378 H286Z', pen.bar(color)),
    oval(600, 292, 40, 80, dim(color, 0.35)),
    oval(606, 292, 30, 62, '#1b2026'),
    repeat(6, (at) => stroke(`M588 ${252 + at * 16} h36`, light(0.2), 4)),
    path('M300 214 H556 Q600 218 618 240 H300Z', light(0.28)),
    word(430, 304, 28, brand, luminance(color) > 0.6 ? ink(0.5) : light(0.75)),
    path(
      'M440 374 H560 L584 600 Q588 650 540 652 H500 Q462 650 458 606Z',
      pen.along('#4a525a, #2f353c 40%, #1b2026', [0, 0, 1, 0]),
    ),
    repeat(7, (at) => stroke(`M${470 + at * 2} ${470 + at * 22} h92`, ink(0.4), 6)),
    rect(474, 396, 66, 44, 12, '#12161b'),
    repeat(5, (at) =>
      rect(482 + at * 11, 424 - at * 4, 7, 8 + at * 4, 2, at < 3 ? '#7ed08a' : light(0.3)),
    ),
    oval(508, 392, 5, 5, accent),
    `<ellipse cx="271" cy="292" rx="7" ry="66" fill="${accent}"/>`,
  ]
  return {
    art: art.join(''),
    feet:
      variant === 1
        ? [[520, 654, 66]]
        : [
            [520, 654, 66],
            [variant === 2 ? 306 : 264, 656, variant === 2 ? 170 : 130],
          ],
  }
}
