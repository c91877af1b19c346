// Draws the examples of the gallery: parcels where they were brought to, closed, or with what came in them beside.
import type { SampleDelivery } from '../deliveries.ts'
import { lookColor } from './color.ts'
import { parcel } from './hero-parts.ts'
import { kindBook } from './kind-book.ts'
import type { Pen } from './pen.ts'
import { createPen } from './pen.ts'
import { scenes } from './scenes.ts'
import { floorShadow } from './shadow.ts'
import { ink, move, oval, rect, word } from './shapes.ts'

/** The lower three quarters of a scene: as wide as a product's picture, and in the shape of a photograph. */
const FRAME = 'width="800" height="600" viewBox="0 130 800 600"'

const box = (pen: Pen, [x, y, size, tint, tape]: SampleDelivery['boxes'][number]): string =>
  pen.blur(9, oval(x + 14 * size, y, 86 * size, 12 * size, ink(0.4))) +
  parcel(pen, x, y, size, tint, tape)

function thing(pen: Pen, { kind, look, x, y, size }: NonNullable<SampleDelivery['thing']>): string {
  const known = kindBook[kind]
  if (!known) throw new Error(`no drawing for the kind ${kind}`)
  const subject = { color: lookColor(look), accent: known.accent, variant: 1, brand: '', model: '' }
  const { art, feet } = known.draw(pen, subject)
  return move(`translate(${x} ${y}) scale(${size})`, floorShadow(pen, feet), art)
}

/** Says on the picture itself, too, that it is none: it may be opened alone. */
const label = rect(16, 688, 84, 28, 14, 'rgba(18,26,38,.62)') + word(58, 707, 14, 'DEMO', '#fffaf0')

export function drawDelivery(delivery: SampleDelivery): string {
  const defs: string[] = []
  const pen = createPen('d', defs)
  const art = [
    scenes[delivery.place](pen),
    ...delivery.boxes.map((each) => box(pen, each)),
    delivery.thing ? thing(pen, delivery.thing) : '',
    label,
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" ${FRAME}><defs>${defs.join('')}</defs>${art}</svg>`
}
