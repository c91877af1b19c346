// A tablet on a folding stand, its screen lit.
import { dim } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { light, move, oval, path, rect } from '../shapes.ts'

export const tablet: Draw = (pen, { color, variant }) => {
  const w = variant === 1 ? 430 : 540
  const h = variant === 1 ? 330 : 390
  const frame = variant === 1 ? color : '#1a1e24'
  const art = [
    path('M470 420 L590 664 L520 664 L420 470Z', pen.body(dim(color, 0.2))),
    move(
      `translate(400 ${640 - h / 2 - 12}) rotate(-2)`,
      rect(-w / 2 + 8, -h / 2 + 8, w, h, 34, dim(color, 0.45)),
      rect(-w / 2, -h / 2, w, h, 34, pen.body(color)),
      rect(-w / 2 + 6, -h / 2 + 6, w - 12, h - 12, 29, variant === 1 ? pen.body(color) : frame),
      pen.clip(
        rect(-w / 2 + 26, -h / 2 + 26, w - 52, h - 52, 12, '#fff'),
        rect(-w / 2, -h / 2, w, h, 0, pen.along('#f7d8a8, #ef9f7c 55%, #5b7f8c')) +
          oval(60, -10, 46, 46, '#fff3d6') +
          path(
            `M${-w / 2} 60 L-120 -30 L-30 70 L70 0 L${w / 2} 90 L${w / 2} 200 L${-w / 2} 200Z`,
            '#2f6a70',
          ) +
          path(`M${-w / 2} 120 Q-60 40 ${w / 2} 130 L${w / 2} 220 L${-w / 2} 220Z`, '#1c4750') +
          path(
            `M${-w / 2} ${-h / 2} L40 ${-h / 2} L-140 ${h / 2} L${-w / 2} ${h / 2}Z`,
            light(0.12),
          ),
      ),
      oval(0, -h / 2 + 15, 4, 4, '#3b434c'),
    ),
    variant === 2
      ? move(
          'translate(610 640) rotate(-72)',
          rect(0, -9, 300, 17, 8, pen.bar('#f1eee8')),
          path('M300 -9 L330 0 L300 8Z', '#d8d2c6'),
        )
      : '',
  ]
  return { art: art.join(''), feet: [[400, 648, 250]] }
}
