// The carton a product is sold in, drawn beside it with its brand and colour.
import { dim, lit, luminance } from './color.ts'
import type { Subject } from './drawing.ts'
import type { Pen } from './pen.ts'
import { ink, light, move, oval, path, rect, word } from './shapes.ts'

/** Stands on y = 650; `picture` is the product's art, printed small on the front. */
export function retailBox(pen: Pen, subject: Subject, picture: string): string {
  const { color, accent, brand, model } = subject
  const base = luminance(color) > 0.8 ? accent : color
  const type = luminance(base) > 0.62 ? dim(base, 0.72) : '#fffaf0'
  const size = Math.min(30, 300 / Math.max(brand.length, model.length))
  return [
    path(
      'M150 214 L420 180 L420 652 L150 640Z',
      pen.along(`${lit(base, 0.16)}, ${base}`, [0, 0, 1, 1]),
    ),
    path(
      'M420 180 L500 212 L500 634 L420 652Z',
      pen.along(`${dim(base, 0.3)}, ${dim(base, 0.46)}`),
    ),
    path('M150 214 L236 200 L500 212 L420 180Z', lit(base, 0.4)),
    path('M150 214 L420 180 L500 212 L232 240Z', lit(base, 0.34), 'opacity=".55"'),
    move(
      'translate(285 420) skewY(-4)',
      rect(-112, -122, 224, 236, 14, light(0.9)),
      oval(0, 0, 88, 88, lit(accent, 0.6)),
      move('translate(-106 -106) scale(.265)', picture),
      word(0, -148, size, brand, type),
      word(0, 152, size * 0.7, model, type),
      rect(-24, 172, 48, 6, 3, accent === base ? light(0.6) : accent),
    ),
    path('M438 240 L482 256 L482 300 L438 288Z', light(0.16)),
    path('M438 560 L482 554 L482 596 L438 604Z', light(0.8)),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      path(
        `M${443 + at * 6} 566 V598`,
        'none',
        `stroke="${ink(0.8)}" stroke-width="${1 + (at % 3)}"`,
      ),
    ),
  ].join('')
}
