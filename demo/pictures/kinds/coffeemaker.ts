// A coffee maker, a pot or an espresso machine.
import { dim, lit, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const coffeemaker: Draw = (pen, { color, accent, variant, brand }) => {
  const steel = variant === 3
  const steam = pen.blur(5, stroke('M370 470 q-20 -30 0 -60 t0 -60', light(0.4), 12))
  if (variant === 2) {
    const art = [
      rect(210, 180, 380, 130, 30, pen.body(color)),
      repeat(3, (at) =>
        rect(
          250 + at * 104,
          150,
          86,
          40,
          8,
          pen.tube(['#fffaf0', '#c8603f', '#2f8a8a'][at] ?? '#fff'),
        ),
      ),
      rect(230, 300, 340, 280, 0, pen.body(dim(color, 0.18))),
      rect(210, 570, 380, 84, 20, pen.bar(dim(color, 0.06))),
      repeat(14, (at) => rect(236 + at * 24, 574, 14, 12, 4, '#2e343b')),
      oval(290, 246, 36, 36, pen.ball('#eef0f0')) + stroke('M290 246 L306 228', '#c8553d', 5),
      repeat(3, (at) => oval(390 + at * 60, 246, 20, 20, pen.ball('#c9a26a'))),
      rect(340, 306, 120, 44, 8, pen.tube('#b9c0c6')),
      rect(360, 346, 80, 26, 6, pen.tube('#8d969d')),
      rect(430, 346, 150, 24, 12, pen.bar('#7d5236')),
      stroke('M384 372 V470 M416 372 V470', '#5a3420', 6),
      path('M346 470 H454 L440 566 H360Z', pen.tube('#fffaf0')) +
        oval(400, 472, 54, 11, '#5a3420') +
        stroke('M452 490 q40 6 10 50', '#fffaf0', 12),
      stroke('M556 310 L590 440 L578 520', '#c3cad0', 13),
      steam,
      word(490, 622, 18, brand, ink(0.45)),
    ]
    return { art: art.join(''), feet: [[400, 654, 190]] }
  }
  const s = variant === 1 ? 0.82 : 1
  const art = [
    path(
      'M250 140 H550 Q570 140 570 160 V640 H470 V330 H230 V160 Q230 140 250 140Z',
      pen.body(color),
    ),
    rect(230, 140, 340, 190, 24, pen.body(lit(color, 0.06))),
    rect(216, 604, 368, 50, 16, pen.bar(dim(color, 0.15))),
    rect(470, 330, 100, 280, 0, pen.tube(dim(color, 0.08))),
    rect(546, 220, 12, 170, 6, '#bfe0e6', 'opacity=".8"'),
    rect(260, 196, 180, 74, 12, '#14181e'),
    `<text x="350" y="248" font-family="DejaVu Sans" font-weight="bold" font-size="42" text-anchor="middle" fill="#f2b04c">6:45</text>`,
    oval(490, 232, 24, 24, pen.ball(accent)),
    rect(270, 328, 170, 30, 8, pen.tube('#2e343b')),
    steel
      ? path('M266 390 H444 L462 604 H248Z', pen.tube('#b4bdc3')) +
        rect(266, 366, 178, 34, 10, pen.tube('#2e343b'))
      : path('M272 396 H438 Q486 470 452 604 H258 Q224 470 272 396Z', '#dfeceb', 'opacity=".65"') +
        path(
          'M246 474 H464 Q476 540 452 604 H258 Q234 540 246 474Z',
          pen.along('#6b3d22, #3a2013'),
        ) +
        rect(266, 370, 178, 34, 10, pen.tube('#2e343b')) +
        path('M262 420 Q240 500 264 590 L282 590 Q258 500 280 420Z', light(0.55)),
    stroke('M254 400 C176 400 176 560 246 570', '#2e343b', 22),
    steam,
    word(400, 176, 18, brand, luminance(color) > 0.6 ? ink(0.45) : light(0.7)),
  ]
  return {
    art: move(`translate(${400 - 400 * s} ${652 - 652 * s}) scale(${s})`, art.join('')),
    feet: [[400, 654, 190 * s]],
  }
}
