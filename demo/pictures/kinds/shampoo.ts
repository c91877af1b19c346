// A shampoo bottle, with flip cap or pump.
import { dim, mix } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { light, move, oval, path, rect, stroke, word } from '../shapes.ts'

export const shampoo: Draw = (pen, { color, accent, variant, brand, model }) => {
  const pump = variant === 3
  const capTint = pump ? '#2b2f36' : variant === 0 ? '#b98759' : '#fffaf0'
  const bottle = (x: number, s: number): string =>
    move(
      `translate(${x} 652) scale(${s})`,
      pump
        ? rect(-16, -556, 32, 70, 6, pen.tube(capTint)) +
            path(
              'M-24 -580 H70 Q112 -578 112 -546 L104 -536 Q90 -552 60 -552 H-24Z',
              pen.bar(capTint),
            ) +
            rect(-58, -492, 116, 44, 10, pen.tube(capTint))
        : path(
            'M-70 -450 L-62 -530 Q-60 -542 -48 -542 H48 Q60 -542 62 -530 L70 -450Z',
            pen.tube(capTint),
          ),
      path(
        'M-70 -452 H70 C120 -440 132 -400 132 -350 V-40 Q132 0 92 0 H-92 Q-132 0 -132 -40 V-350 C-132 -400 -120 -440 -70 -452Z',
        pen.tube(color),
      ),
      rect(-96, -340, 192, 250, 18, '#fffaf0', 'opacity=".9"'),
      word(0, -270, 24, brand, '#3a3f45'),
      rect(-30, -254, 60, 5, 2, accent),
      word(0, -224, 17, model.slice(0, 15), dim(mix(color, '#5b6b52', 0.5), 0.2)),
      path('M0 -120 C-36 -140 -36 -180 0 -206 C36 -180 36 -140 0 -120Z', accent, 'opacity=".85"'),
      stroke('M0 -122 V-184', light(0.7), 4),
      path(
        'M-40 -122 C-60 -130 -64 -156 -50 -176 C-28 -160 -26 -140 -40 -122Z M40 -122 C60 -130 64 -156 50 -176 C28 -160 26 -140 40 -122Z',
        accent,
        'opacity=".55"',
      ),
      pen.blur(6, rect(-112, -420, 20, 380, 10, light(0.5))),
    )
  const art = variant === 2 ? bottle(510, 0.88) + bottle(300, 0.96) : bottle(400, pump ? 0.96 : 1)
  const drops = [
    [570, 560, 22],
    [618, 610, 30],
    [560, 630, 17],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        oval(x, y, r, r, light(0.55)) +
        oval(x, y, r, r, 'none', `stroke="${light(0.9)}" stroke-width="3"`) +
        oval(x - r * 0.3, y - r * 0.3, r * 0.25, r * 0.2, '#fff'),
    )
    .join('')
  return {
    art: art + (variant === 2 ? '' : move('translate(30 20)', drops)),
    feet:
      variant === 2
        ? [
            [510, 652, 110],
            [300, 654, 122],
          ]
        : [[400, 654, 128]],
  }
}
