// Turns one product row and a picture number into a finished SVG: studio, place, or carton.
import type { ProductRow } from '../product-rows.ts'
import { seededNumber } from '../seeded-number.ts'
import { lookColor } from './color.ts'
import type { Drawing, Subject } from './drawing.ts'
import { kindBook } from './kind-book.ts'
import type { Pen } from './pen.ts'
import { createPen } from './pen.ts'
import { retailBox } from './retail-box.ts'
import { scenes } from './scenes.ts'
import { floorShadow, inkedFilter, wallShadow } from './shadow.ts'
import { move } from './shapes.ts'
import { paperFor, studio } from './studio.ts'

function placed(pen: Pen, drawing: Drawing, transform: string): string {
  const hangs = drawing.feet.length === 0
  const shadow = hangs ? wallShadow(pen, drawing.art) : floorShadow(pen, drawing.feet)
  return move(transform, shadow, drawing.art)
}

function main(pen: Pen, row: ProductRow, drawing: Drawing, subject: Subject): string {
  const paper = paperFor(subject.color, seededNumber(`paper ${row.slug}`))
  const shape = Math.floor(seededNumber(`shape ${row.slug}`) * 4)
  return studio(pen, paper, shape, drawing.feet.length > 0) + placed(pen, drawing, 'translate(0 0)')
}

function inPlace(pen: Pen, row: ProductRow, drawing: Drawing): string {
  const scene = scenes[kindBook[row.kind]?.scene ?? 'desk'](pen)
  const hangs = drawing.feet.length === 0
  if (drawing.airborne) return scene + move('translate(112 0) scale(.72)', drawing.art)
  const transform = hangs ? 'translate(112 30) scale(.72)' : 'translate(112 194) scale(.72)'
  return scene + placed(pen, drawing, transform)
}

function withCarton(pen: Pen, row: ProductRow, drawing: Drawing, subject: Subject): string {
  const paper = paperFor(subject.color, seededNumber(`carton ${row.slug}`))
  const carton: Drawing = { art: retailBox(pen, subject, drawing.art), feet: [[320, 646, 180]] }
  const hangs = drawing.feet.length === 0
  const beside = hangs ? 'translate(330 180) scale(.56)' : 'translate(318 282) scale(.6)'
  return (
    studio(pen, paper, 3, true) +
    placed(pen, carton, 'translate(-50 -20)') +
    placed(pen, drawing, beside)
  )
}

export function composePicture(row: ProductRow, number: number): string {
  const kind = kindBook[row.kind]
  if (!kind) throw new Error(`no drawing for the kind ${row.kind}`)
  const defs = [inkedFilter]
  const pen = createPen('p', defs)
  const color = lookColor(row.look)
  const subject: Subject = {
    color,
    accent: kind.accent,
    variant: row.variant,
    brand: row.brand,
    model: row.model,
  }
  const drawing = kind.draw(pen, subject)
  const view = number === 1 ? main : number === 2 ? inPlace : withCarton
  const body = view(pen, row, drawing, subject)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800"><defs>${defs.join('')}</defs>${body}</svg>`
}
