// An open lipstick beside its cap.
import { lit, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { light, oval, path, rect, word } from '../shapes.ts'

export const lipstick: Draw = (pen, { color, variant, brand }) => {
  const shade = color
  const case1 = ['#2b2f36', '#d9b06a', '#f4ead8', '#3f2f4c', '#fffaf0'][variant] ?? '#2b2f36'
  const art = [
    path(
      'M80 664 C160 628 240 684 330 656 C360 648 372 668 350 676 C260 708 170 668 96 690 C70 694 60 674 80 664Z',
      pen.body(shade),
    ),
    path('M352 250 Q352 190 452 128 V330 H352Z', pen.tube(shade)),
    path('M356 246 Q360 196 448 140 Q440 206 392 250Z', lit(shade, 0.35), 'opacity=".75"'),
    rect(342, 316, 120, 96, 6, pen.tube('#d9b06a')),
    rect(330, 400, 144, 252, 10, pen.tube(case1)),
    rect(330, 400, 144, 14, 6, pen.tube('#e3c48a')),
    word(
      402,
      560,
      19,
      brand,
      luminance(case1) > 0.55 ? '#4a3a2c' : '#e9cf9a',
      'transform="rotate(-90 402 540)"',
    ),
    rect(530, 420, 150, 232, 12, pen.tube(case1)),
    rect(530, 420, 150, 20, 8, light(0.2)),
    rect(530, 622, 150, 16, 0, pen.tube('#e3c48a')),
    oval(605, 424, 68, 9, light(0.25)),
  ]
  return {
    art: art.join(''),
    feet: [
      [402, 654, 78],
      [605, 654, 80],
      [220, 686, 130],
    ],
  }
}
