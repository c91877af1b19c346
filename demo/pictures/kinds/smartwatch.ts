// A smart watch standing on its closed band.
import { dim } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { light, move, oval, path, rect, repeat, stroke } from '../shapes.ts'

export const smartwatch: Draw = (pen, { color, accent, variant }) => {
  const round = variant !== 0 && variant !== 1
  const face = round ? oval(400, 400, 134, 134, '#0c1015') : rect(272, 260, 256, 284, 78, '#0c1015')
  const strap = pen.tube(color)
  const ring = (r: number, share: number, tint: string): string =>
    `<circle cx="400" cy="400" r="${r}" fill="none" stroke="${tint}" stroke-opacity=".25" stroke-width="15"/><circle cx="400" cy="400" r="${r}" fill="none" stroke="${tint}" stroke-width="15" stroke-linecap="round" stroke-dasharray="${share * r * 6.28} 999" transform="rotate(-90 400 400)"/>`
  const art = [
    path('M300 300 C306 190 330 122 346 92 L454 92 C470 122 494 190 500 300Z', strap),
    path('M300 500 C306 600 330 668 346 704 L454 704 C470 668 494 600 500 500Z', strap),
    repeat(4, (at) => oval(400, 600 + at * 24, 7, 5, dim(color, 0.5))),
    stroke('M330 200 C336 160 344 130 352 106', light(0.4), 6),
    rect(528, 366, 24, 64, 10, pen.bar('#a8afb5')),
    round
      ? oval(400, 400, 158, 158, pen.body('#8d969d')) +
        oval(400, 400, 146, 146, pen.body('#30363d'))
      : rect(252, 240, 296, 324, 96, pen.body('#8d969d')) + rect(262, 250, 276, 304, 86, '#23282e'),
    face,
    variant === 4
      ? repeat(12, (at) =>
          move(`rotate(${at * 30} 400 400)`, rect(396, 282, 8, 22, 3, light(0.85))),
        ) +
        stroke('M400 400 L352 330', '#fff', 11) +
        stroke('M400 400 L462 330', '#fff', 7) +
        oval(400, 400, 11, 11, accent)
      : ring(108, 0.78, accent) +
        ring(86, 0.6, '#7ed08a') +
        ring(64, 0.42, '#6fb1d6') +
        `<text x="400" y="416" font-family="DejaVu Sans" font-weight="bold" font-size="44" text-anchor="middle" fill="#fffaf0">10:08</text>`,
    pen.clip(face, path('M240 220 L430 220 L300 580 L240 580Z', light(0.1))),
  ]
  return { art: art.join(''), feet: [[400, 704, 80]] }
}
