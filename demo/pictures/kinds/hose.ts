// A coiled garden hose with its nozzle.
import { dim, lit } from '../color.ts'
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke } from '../shapes.ts'

export const hose: Draw = (pen, { color, variant }) => {
  const ring = (y: number, rx: number, ry: number): string =>
    `<ellipse cx="380" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${dim(color, 0.35)}" stroke-width="46"/><ellipse cx="380" cy="${y - 3}" rx="${rx}" ry="${ry}" fill="none" stroke="${color}" stroke-width="38"/><ellipse cx="380" cy="${y - 11}" rx="${rx}" ry="${ry}" fill="none" stroke="${lit(color, 0.5)}" stroke-width="7" opacity=".8"/>${variant === 3 ? `<ellipse cx="380" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${ink(0.2)}" stroke-width="36" stroke-dasharray="4 12"/>` : ''}`
  const spring = repeat(
    15,
    (at) =>
      `<ellipse cx="${170 + at * 27}" cy="520" rx="46" ry="110" fill="none" stroke="${at % 2 ? dim(color, 0.12) : color}" stroke-width="21"/><ellipse cx="${166 + at * 27}" cy="518" rx="46" ry="110" fill="none" stroke="${light(0.35)}" stroke-width="4"/>`,
  )
  const nozzle = move(
    'translate(628 380) rotate(-24)',
    rect(-22, 40, 44, 150, 18, pen.tube('#2b3036')),
    path('M-30 44 L-90 20 Q-104 -20 -84 -44 L40 -40 L34 44Z', pen.bar(color)),
    rect(-126, -50, 44, 76, 12, pen.bar('#d9b06a')),
    repeat(5, (at) => oval(-124, -38 + at * 13, 3, 3, ink(0.6))),
    stroke('M34 -30 Q70 60 40 160', '#3a4047', 14),
    rect(-18, 180, 36, 40, 6, pen.tube('#d9b06a')),
  )
  const art =
    variant === 2
      ? spring + stroke('M560 560 Q650 640 640 590', color, 20) + nozzle
      : repeat(4, (at) => ring(610 - at * 40, 230 - at * 6, 74)) +
        ring(448, 190, 58) +
        stroke('M560 470 C640 500 680 560 650 590', color, 38) +
        stroke('M560 462 C640 490 680 550 652 580', lit(color, 0.4), 6) +
        nozzle
  return {
    art,
    feet:
      variant === 2
        ? [
            [370, 634, 220],
            [650, 600, 40],
          ]
        : [[380, 690, 240]],
  }
}
