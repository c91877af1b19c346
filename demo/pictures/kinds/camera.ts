// A camera with its lens facing us.
import { dim, luminance } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const camera: Draw = (pen, { color, accent, variant, brand }) => {
  const leather = luminance(color) > 0.5 ? '#3a3431' : dim(color, 0.25)
  const metal = variant === 0 ? '#3a4047' : variant === 3 ? color : '#c9cdd0'
  const small = variant === 3 || variant === 1
  const r = small ? 118 : 150
  const art = [
    small ? '' : path('M318 262 L346 196 L454 196 L482 262Z', pen.body(metal)),
    small
      ? rect(520, 246, 70, 30, 8, pen.body(dim(metal, 0.1)))
      : rect(356, 208, 88, 44, 8, dim(metal, 0.5)),
    rect(176, 236, 82, 34, 12, pen.tube(dim(metal, 0.1))),
    rect(524, 230, 72, 40, 12, pen.tube(metal)),
    oval(224, 236, 26, 9, accent),
    rect(132, 260, 536, 344, 44, pen.body(metal)),
    rect(132, 326, 536, 214, 0, pen.body(leather)),
    repeat(8, (row) => stroke(`M136 ${338 + row * 26} H664`, light(0.035), 8)),
    rect(140, 280, 92, 310, 40, pen.tube(leather)),
    word(562, 306, 22, brand, luminance(metal) > 0.5 ? ink(0.6) : light(0.8)),
    oval(414, 446, r + 16, r + 16, ink(0.28)),
    oval(404, 436, r + 10, r + 10, pen.body('#a4abb0')),
    oval(404, 436, r, r, pen.body('#23282e')),
    oval(404, 436, r - 20, r - 20, pen.body('#3c434b')),
    oval(404, 436, r - 38, r - 38, '#0c0f13'),
    oval(
      404,
      436,
      r - 52,
      r - 52,
      pen.around('#5d7fb0, #2c3f66 35%, #131a2a 80%, #07090d', [0.4, 0.35, 0.7]),
    ),
    oval(372, 398, 24, 17, light(0.65), 'transform="rotate(-35 372 398)"'),
    oval(440, 478, 12, 9, '#b48ad0', 'opacity=".55"'),
    rect(146, 268, 508, 10, 5, light(0.4)),
    oval(628, 350, 10, 10, '#e8553f'),
  ]
  return { art: art.join(''), feet: [[400, 606, 270]] }
}
