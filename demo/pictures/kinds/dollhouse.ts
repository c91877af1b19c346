// A wooden doll house, open to the front.
import type { Draw } from '../drawing.ts'
import { ink, light, move, oval, path, rect, repeat, stroke } from '../shapes.ts'

export const dollhouse: Draw = (pen, { color, variant }) => {
  const floors = variant === 2 ? 4 : 3
  const h = floors === 4 ? 104 : 124
  const top = 652 - floors * h
  const wall = ['#f9e4d8', '#eef0dd', '#fdf0d0', '#e2eef2']
  const room = (row: number, side: number): string => {
    const x = side ? 408 : 212
    const y = top + row * h
    const kind = (row * 2 + side + variant) % 6
    const things =
      [
        rect(20, h - 44, 110, 34, 8, pen.body('#c8603f')) +
          rect(20, h - 66, 18, 56, 6, '#a84a30') +
          rect(40, h - 56, 40, 18, 8, '#fffaf0'),
        rect(40, h - 50, 100, 9, 3, '#b98759') +
          rect(50, h - 42, 8, 32, 0, '#8a5f3c') +
          rect(122, h - 42, 8, 32, 0, '#8a5f3c') +
          oval(90, h - 60, 16, 11, '#5b8c5a'),
        rect(24, h - 50, 120, 40, 20, '#fffaf0') +
          rect(24, h - 50, 120, 12, 6, '#c3d9dc') +
          stroke(`M134 ${h - 50} v-24 h-16`, '#aeb5ba', 5),
        rect(20, h - 70, 50, 60, 5, pen.body('#2f8a8a')) +
          rect(80, h - 50, 74, 40, 4, pen.body('#e9c48b')) +
          oval(100, h - 56, 9, 7, '#2b2f36'),
        rect(28, h - 62, 110, 52, 14, pen.body('#8f7fb8')) +
          rect(16, h - 46, 24, 36, 10, '#7a69a6') +
          rect(128, h - 46, 24, 36, 10, '#7a69a6'),
        rect(50, h - 84, 70, 74, 4, pen.body('#d9a873')) +
          repeat(3, (at) =>
            rect(
              56,
              h - 76 + at * 22,
              58,
              15,
              2,
              ['#c8553d', '#f2b04c', '#5b8c5a'][at] ?? '#c8553d',
            ),
          ),
      ][kind] ?? ''
    return move(
      `translate(${x} ${y})`,
      rect(0, 0, 180, h - 9, 0, wall[(row + side * 2) % 4] ?? '#f9e4d8'),
      rect(0, 0, 180, 20, 0, ink(0.06)),
      rect(108, 22, 44, 38, 3, '#bfe0e6', 'stroke="#fffaf0" stroke-width="5"'),
      things,
    )
  }
  const art = [
    rect(196, top - 4, 408, floors * h + 8, 6, pen.body('#d9b184')),
    repeat(floors, (row) => room(row, 0) + room(row, 1)),
    rect(392, top, 16, floors * h, 0, pen.tube('#e3c096')),
    repeat(floors, (row) => rect(196, top + (row + 1) * h - 10, 408, 12, 2, pen.bar('#cfa273'))),
    path(
      `M160 ${top + 6} L400 ${top - 170} L640 ${top + 6} L620 ${top + 26} L400 ${top - 134} L180 ${top + 26}Z`,
      pen.body(color),
    ),
    path(`M206 ${top} L400 ${top - 138} L594 ${top}Z`, '#f7ead2'),
    oval(400, top - 52, 33, 33, '#bfe0e6', 'stroke="#fffaf0" stroke-width="8"'),
    rect(500, top - 150, 40, 84, 4, pen.tube('#c8603f')),
    path(`M212 ${top} L270 ${top - 40} V${top}Z`, light(0.3)),
    rect(182, 648, 436, 16, 6, pen.bar('#b98759')),
    variant === 0
      ? repeat(5, (at) => rect(220 + at * 22, top + h - 46, 7, 38, 2, '#fffaf0')) +
        rect(214, top + h - 50, 108, 8, 4, '#fffaf0')
      : '',
  ]
  return { art: art.join(''), feet: [[400, 664, 214]] }
}
