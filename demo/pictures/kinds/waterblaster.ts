// A toy water blaster in profile.
import { dim, lit, mix } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const waterblaster: Draw = (pen, { color, accent, variant, brand }) => {
  const gun = (tint: string, second: string): string =>
    [
      path(
        'M300 250 Q300 170 400 170 H520 Q590 176 590 250 V300 H300Z',
        '#bfe3ea',
        'opacity=".78"',
      ),
      path('M306 236 Q400 216 586 236 V300 H306Z', '#5fb6d0', 'opacity=".8"'),
      rect(420, 146, 60, 34, 10, pen.tube(second)),
      stroke('M320 250 Q322 194 390 188', light(0.8), 9),
      path('M80 322 H240 V372 H80Z', pen.bar(second)),
      rect(64, 330, 26, 34, 6, pen.bar('#2b3036')),
      path(
        'M226 286 H640 Q720 290 724 350 Q724 396 680 402 L600 408 H240 Q226 400 226 380Z',
        pen.along(`${lit(tint, 0.4)}, ${tint} 40%, ${dim(tint, 0.35)}`),
      ),
      path('M250 300 H640 Q690 304 706 330 H250Z', light(0.25)),
      path(
        'M560 400 H664 L708 590 Q704 612 680 612 H622 Q604 610 600 590Z',
        pen.along(`${tint}, ${dim(tint, 0.35)}`, [0, 0, 1, 0]),
      ),
      path(
        'M480 404 Q480 480 540 486 L580 486 L576 404Z',
        'none',
        `stroke="${dim(tint, 0.2)}" stroke-width="20"`,
      ),
      path('M528 408 q-8 40 14 56 l16 -4 q-14 -20 -6 -52Z', second),
      rect(240, 404, 190, 60, 26, pen.bar(second)),
      repeat(6, (at) => stroke(`M${266 + at * 26} 416 V452`, ink(0.2), 8)),
      word(430, 362, Math.min(30, 300 / brand.length), brand, '#fffaf0'),
      oval(650, 346, 20, 20, pen.ball(second)),
      path('M246 380 H600 V392 H252Z', second),
    ].join('')
  const splash = [
    [48, 340, 9],
    [20, 322, 7],
    [30, 366, 6],
    [-4, 350, 8],
  ]
    .map(([x = 0, y = 0, r = 0]) => oval(x + 18, y, r, r, pen.ball('#7fc8dc')))
    .join('')
  const art =
    variant === 1
      ? move('translate(30 -70) scale(.86)', gun(mix(color, accent, 0.9), color)) +
        move('translate(-10 130) scale(.86)', gun(color, '#2f8a8a'))
      : splash + gun(color, variant === 2 ? '#f07f66' : accent)
  return {
    art: move(variant === 1 ? '' : 'translate(44 96) scale(.9)', art),
    feet:
      variant === 1
        ? [
            [560, 656, 70],
            [380, 650, 250],
          ]
        : [
            [636, 648, 60],
            [420, 656, 240],
          ],
  }
}
