// One measure of a form: what was typed, in which unit, and how it reads in the unit the form shows now.
import { SCALE_UNITS, type ScaleUnit, SIZE_UNITS, type SizeUnit } from '#contract/shipment-view.ts'
import {
  type LocaleNumberRefusal,
  parseLocaleNumber,
  writeLocaleNumber,
} from '#domain/locale-number.ts'
import { switchLength, switchWeight, typed } from '#domain/unit-switch.ts'
import type { Length, Measure } from '#domain/units.ts'
import type { Locale } from '#domain/vocabulary.ts'

type Unit = SizeUnit | ScaleUnit
const UNITS = [...SIZE_UNITS, ...SCALE_UNITS] as const
const isSize = (unit: Unit): unit is SizeUnit => unit === 'cm' || unit === 'in'

/** `12in` apart: the number's text and the unit it was typed in. */
const apart = <U extends Unit>(text: string, shownIn: U): { bare: string; unit: U } => {
  const match = /^(.*?)(cm|in|kg|lb)$/u.exec(text)
  const unit = match?.[2] as Unit | undefined
  return match && unit && isSize(unit) === isSize(shownIn)
    ? { bare: match[1] ?? '', unit: unit as U }
    : { bare: text, unit: shownIn }
}

export type ReadMeasure<U extends Unit> =
  | { readonly ok: true; readonly measure: { readonly thousandths: number; readonly unit: U } }
  | { readonly ok: false; readonly code: LocaleNumberRefusal }

/** The measure as it was entered, exact. */
export const readMeasure = <U extends Unit>(
  text: string,
  shownIn: U,
  numbers: Locale,
): ReadMeasure<U> => {
  const { bare, unit } = apart(text, shownIn)
  const read = parseLocaleNumber(bare, numbers)
  return read.ok ? { ok: true, measure: { thousandths: read.thousandths, unit } } : read
}

const inUnit = (thousandths: number, from: Unit, to: Unit): number => {
  if (isSize(from) && isSize(to))
    return switchLength(typed({ thousandths, unit: from }), to).shown.thousandths
  if (!isSize(from) && !isSize(to))
    return switchWeight(typed({ thousandths, unit: from }), to).shown.thousandths
  return thousandths
}

/** What the field shows: the text itself, or what was entered in the form's unit. */
export const shownText = (text: string, shownIn: Unit, numbers: Locale, locale: Locale): string => {
  const { bare, unit } = apart(text, shownIn)
  const read = parseLocaleNumber(bare, numbers)
  if (!read.ok || (unit === shownIn && numbers === locale)) return bare
  return writeLocaleNumber(inUnit(read.thousandths, unit, shownIn), locale)
}

/** The text after the form's unit changed; switching back gives the typed one back. */
export const switchText = (text: string, from: Unit, to: Unit, numbers: Locale): string => {
  const { bare, unit } = apart(text, from)
  if (!parseLocaleNumber(bare, numbers).ok) return bare
  return unit === to ? bare : `${bare}${unit}`
}

/** A measure as a form writes it, in whatever unit it has: what `readMeasure` reads back. */
export const measureText = (measure: Length | Measure, shownIn: Unit, numbers: Locale): string => {
  const { unit, thousandths } = measure
  const isOurs = (UNITS as readonly string[]).includes(unit)
  if (isOurs) return `${writeLocaleNumber(thousandths, numbers)}${unit === shownIn ? '' : unit}`
  const { shown } = isSize(shownIn)
    ? switchLength(typed(measure as Length), shownIn)
    : switchWeight(typed(measure as Measure), shownIn)
  return writeLocaleNumber(shown.thousandths, numbers)
}
