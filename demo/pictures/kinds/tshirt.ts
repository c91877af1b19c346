// A T-shirt laid flat.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke } from '../shapes.ts'

export const tshirt: Draw = (pen, { color, accent, variant }) => {
  const shape =
    'M290 150 Q400 214 510 150 L610 190 Q680 250 712 356 L612 404 L588 352 V664 Q400 690 212 664 V352 L188 404 L88 356 Q120 250 190 190Z'
  const stripe = variant === 4
  const art = [
    path(shape, pen.body(color)),
    pen.clip(
      path(shape, '#fff'),
      [
        stripe ? repeat(9, (at) => rect(80, 270 + at * 46, 640, 15, 0, dim(color, 0.5))) : '',
        variant === 2
          ? oval(400, 380, 96, 96, accent) +
            repeat(12, (at) =>
              stroke('M400 262 V232', accent, 12, `transform="rotate(${at * 30} 400 380)"`),
            ) +
            path('M304 400 Q350 370 400 400 T496 400 Q480 476 400 476 T304 400Z', dim(color, 0.25))
          : '',
        stroke('M212 352 Q230 480 214 660', ink(0.16), 16),
        stroke('M588 352 Q566 480 590 660', ink(0.2), 20),
        pen.blur(
          10,
          path(
            'M280 230 Q240 450 290 660 L330 660 Q280 450 320 240Z M500 300 Q540 480 470 664 L440 664 Q500 480 460 320Z',
            ink(0.1),
          ) +
            path(
              'M230 220 Q190 260 170 330 L140 320 Q160 240 210 200Z M350 260 Q320 450 370 650 L390 650 Q350 450 380 260Z',
              light(0.17),
            ),
        ),
      ].join(''),
    ),
    path('M290 150 Q400 214 510 150 Q490 238 400 238 T290 150Z', dim(color, 0.4)),
    stroke('M290 150 Q310 240 400 240 T510 150', pen.body(lit(color, 0.08)), 20),
    stroke('M212 644 Q400 668 588 644', ink(0.14), 3),
    stroke('M104 338 L196 384 M696 338 L604 384', ink(0.14), 3),
    rect(386, 184, 28, 18, 3, '#fffaf0'),
    variant === 1
      ? move(
          'translate(506 560)',
          path('M0 0 h150 l-16 100 h-150Z', pen.body('#f1eee8')) +
            path('M-10 34 h150 l-16 100 h-150Z', pen.body('#b9c0c6')) +
            path('M-20 68 h150 l-16 100 h-150Z', pen.body(color)),
        )
      : '',
  ]
  return { art: art.join(''), feet: [] }
}
