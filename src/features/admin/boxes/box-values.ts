// A carton as the texts of its form, in the numbers of the person's language.
import type { DeskBox } from '#contract/packing.ts'
import { writeLocaleCents, writeLocaleNumber } from '#domain/locale-number.ts'
import type { Locale } from '#domain/vocabulary.ts'

export type BoxValues = Readonly<Record<string, string>>

/** What a new carton's form begins with. */
export const NEW_BOX: BoxValues = { sizeUnit: 'in', weightUnit: 'lb', active: '1' }

export function boxValuesOf(box: DeskBox, locale: Locale): BoxValues {
  const number = ({ thousandths }: { thousandths: number }) =>
    writeLocaleNumber(thousandths, locale)
  const { inner, outer } = box
  return {
    name: box.name,
    sizeUnit: outer.length.unit,
    innerLength: number(inner.length),
    innerWidth: number(inner.width),
    innerHeight: number(inner.height),
    outerLength: number(outer.length),
    outerWidth: number(outer.width),
    outerHeight: number(outer.height),
    weightUnit: box.maxWeight.unit,
    tare: number(box.tare),
    maxWeight: number(box.maxWeight),
    price: writeLocaleCents(box.priceCents, locale),
    confirmed: box.confirmed ? '1' : '',
    active: box.active ? '1' : '',
  }
}
