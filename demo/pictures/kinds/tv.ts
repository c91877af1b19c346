// A flat television with a landscape.
import { dim } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { light, oval, path, rect, stroke, word } from '../shapes.ts'

export const tv: Draw = (pen, { color, variant, brand }) => {
  const wood = variant === 2
  const x = variant === 1 ? 130 : 70
  const w = 800 - 2 * x
  const h = w * 0.575
  const y = 640 - h - (wood ? 20 : 46)
  const scape = ['#f2b04c', '#6fb1d6', '#e7b9a4', '#5bb0a8'][variant] ?? '#f2b04c'
  const art = [
    wood
      ? stroke(`M${x + 90} ${y + h} L${x + 60} 648`, pen.body('#6b452d'), 18) +
        stroke(`M${x + w - 90} ${y + h} L${x + w - 60} 648`, pen.body('#6b452d'), 18)
      : path(
          `M${x + 110} ${y + h - 4} l-34 50 h22 l38 -50Z M${x + w - 110} ${y + h - 4} l34 50 h-22 l-38 -50Z`,
          '#353c44',
        ),
    rect(x, y, w, h, wood ? 4 : 8, wood ? pen.body(color) : pen.body('#343b43')),
    rect(
      x + (wood ? 16 : 5),
      y + (wood ? 16 : 5),
      w - (wood ? 32 : 10),
      h - (wood ? 32 : 12),
      3,
      '#0d1014',
    ),
    pen.clip(
      rect(
        x + (wood ? 20 : 9),
        y + (wood ? 20 : 9),
        w - (wood ? 40 : 18),
        h - (wood ? 40 : 26),
        2,
        '#fff',
      ),
      rect(
        x,
        y,
        w,
        h,
        0,
        pen.along(`${variant === 1 ? '#9fd0e0' : '#fbe3b5'}, ${scape} 60%, ${dim(scape, 0.4)}`),
      ) +
        oval(400 + 110, y + h * 0.34, 46, 46, '#fff6dc') +
        path(
          `M${x} ${y + h * 0.66} L${x + w * 0.18} ${y + h * 0.34} H${x + w * 0.42} L${x + w * 0.5} ${y + h * 0.62} L${x + w * 0.66} ${y + h * 0.46} H${x + w * 0.86} L${x + w} ${y + h * 0.7} V${y + h} H${x}Z`,
          '#3f6474',
        ) +
        stroke(`M${x + w * 0.3} ${y + h * 0.36} V${y + h * 0.8}`, '#fffaf0', 10, 'opacity=".85"') +
        path(
          `M${x} ${y + h * 0.8} Q${x + w * 0.3} ${y + h * 0.64} ${x + w * 0.6} ${y + h * 0.8} T${x + w} ${y + h * 0.76} V${y + h} H${x}Z`,
          '#1f4f4a',
        ) +
        path(`M${x} ${y} H${x + w * 0.5} L${x + w * 0.2} ${y + h} H${x}Z`, light(0.09)),
    ),
    wood ? '' : word(400, y + h - 6, 11, brand, light(0.45)),
  ]
  return {
    art: art.join(''),
    feet: [
      [x + 96, 644, 44],
      [x + w - 96, 644, 44],
      [400, 650, w / 2 - 60],
    ],
  }
}
