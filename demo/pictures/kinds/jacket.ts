// A puffer, denim or rain jacket laid flat.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, oval, path, rect, repeat, stroke, word } from '../shapes.ts'

export const jacket: Draw = (pen, { color, accent, variant, brand }) => {
  const shape =
    'M300 150 H500 L612 210 Q676 380 700 600 L612 620 L578 430 V668 H222 V430 L188 620 L100 600 Q124 380 188 210Z'
  const puffer = variant < 2
  const zip =
    variant === 2
      ? ''
      : stroke('M400 170 V664', dim(color, 0.55), 10) +
        stroke('M400 176 V660', '#d9dee1', 3, 'stroke-dasharray="5 5"') +
        rect(393, 200, 14, 34, 4, '#e6eaec')
  const art = [
    variant === 3 || variant === 0
      ? path(
          'M286 178 C270 60 350 50 400 50 S530 60 514 178 Q400 240 286 178Z',
          pen.body(dim(color, 0.12)),
        ) +
        path('M322 176 C318 100 350 92 400 92 S482 100 478 176 Q400 214 322 176Z', dim(color, 0.55))
      : '',
    path(shape, pen.body(color)),
    pen.clip(
      path(shape, '#fff'),
      [
        puffer
          ? repeat(
              9,
              (at) =>
                rect(
                  60,
                  168 + at * 58,
                  680,
                  58,
                  26,
                  pen.along(`${lit(color, 0.34)}, ${color}/0.2 50%, ${dim(color, 0.42)}`),
                ) + stroke(`M80 ${226 + at * 58} H720`, ink(0.22), 3),
            )
          : pen.blur(
              10,
              path(
                'M280 260 Q250 450 290 660 L330 660 Q290 450 320 260Z M520 260 Q550 450 500 660 L470 660 Q510 450 480 270Z',
                ink(0.13),
              ) + path('M180 260 Q140 420 130 590 L110 590 Q130 400 170 250Z', light(0.35)),
            ),
        stroke('M222 430 Q236 540 222 668', ink(0.28), 16),
        stroke('M578 430 Q564 540 578 668', ink(0.3), 18),
      ].join(''),
    ),
    variant === 2
      ? path(
          'M300 150 L400 250 L500 150 L530 176 L440 282 L400 250 L360 282 L270 176Z',
          pen.body(lit(color, 0.12)),
        ) +
        stroke('M400 250 V668', dim(color, 0.35), 5) +
        repeat(6, (at) => oval(414, 290 + at * 64, 9, 9, pen.ball('#d9a35c'))) +
        [262, 446]
          .map(
            (x) =>
              rect(
                x,
                330,
                92,
                104,
                8,
                pen.body(lit(color, 0.04)),
                `stroke="#e0b87a" stroke-width="3" stroke-dasharray="8 5"`,
              ) + path(`M${x} 330 h92 v26 l-46 20 l-46 -20Z`, pen.body(dim(color, 0.12))),
          )
          .join('') +
        stroke('M230 640 H570 M262 250 V640 M538 250 V640', '#e0b87a', 3, 'stroke-dasharray="8 5"')
      : zip +
        path('M300 150 H500 L486 206 H314Z', pen.body(dim(color, 0.2))) +
        stroke('M270 486 L306 590 M530 486 L494 590', ink(0.4), 7) +
        (variant === 3 ? stroke('M250 306 H350 M450 306 H550', '#fffaf0', 12, 'opacity=".7"') : ''),
    puffer
      ? rect(256, 300, 62, 26, 4, accent) + word(287, 318, 10, brand.slice(0, 8), '#fffaf0')
      : '',
    rect(222, 646, 356, 24, 6, dim(color, 0.32)),
  ]
  return { art: art.join(''), feet: [] }
}
