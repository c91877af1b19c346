// Shadows hold the pictures together: a tight one where a thing touches, a wide one away from the light.
import type { Drawing } from './drawing.ts'
import type { Pen } from './pen.ts'
import { ink, move, oval } from './shapes.ts'

export function floorShadow(pen: Pen, feet: Drawing['feet']): string {
  const wide = feet
    .map(([x, y, half]) =>
      oval(x + half * 0.22 + 12, y + 6, half * 1.18, 20 + half * 0.1, ink(0.2)),
    )
    .join('')
  const tight = feet
    .map(([x, y, half]) => oval(x + 4, y + 1, half, 8 + half * 0.025, ink(0.42)))
    .join('')
  return pen.blur(17, wide) + pen.blur(5, tight)
}

/** The shadow of something that hangs before the wall. */
export const wallShadow = (pen: Pen, art: string): string =>
  move('translate(20 26)', pen.blur(16, `<g filter="url(#inked)" opacity=".3">${art}</g>`))

export const inkedFilter =
  '<filter id="inked"><feColorMatrix type="matrix" values="0 0 0 0 .09 0 0 0 0 .12 0 0 0 0 .17 0 0 0 1 0"/></filter>'
