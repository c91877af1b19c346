// Reads the weights and sizes of import files; what is unclear stays unknown, because a guessed weight bills wrongly.
import { MAX_THOUSANDTHS, parseBox, parseThousandths } from '#domain/measure-text.ts'
import { roundHalfAwayFromZero } from '#domain/rational.ts'
import {
  type LengthUnit,
  type Length,
  type Measure,
  toGramsRounded,
  toMillimetresRounded,
  WEIGHT_UNITS,
  type WeightUnit,
} from '#domain/units.ts'

export interface ImportSize {
  length: number
  width: number
  height: number
  unit: 'in' | 'cm' | 'mm'
}

const MAX_GRAMS = 10_000_000
const MAX_MILLIMETRES = 30_000

const WEIGHT_WORDS: Record<WeightUnit, string> = {
  lb: 'lb lbs pound pounds libra libras',
  kg: 'kg kgs kilo kilos kilogram kilograms',
  oz: 'oz ounce ounces onza onzas',
  g: 'g gr gram grams gramo gramos',
}

const weightUnitOf = (word: string): WeightUnit | undefined =>
  WEIGHT_UNITS.find((unit) => WEIGHT_WORDS[unit].split(' ').includes(word.toLowerCase()))

/** Thousandths above zero; more digits than three are rounded, and `1,206` may mean two things, so it is unknown. */
const readNumber = (text: string, isPointUnclear: boolean): number | null => {
  const isUnclear = isPointUnclear ? /^[1-9]\d{0,2}[.,]\d{3}$/u : /^[1-9]\d{0,2},\d{3}$/u
  if (isUnclear.test(text)) return null
  const parsed = parseThousandths(text)
  if (parsed.ok) return parsed.thousandths > 0 ? parsed.thousandths : null
  const [, whole = '', fraction = ''] = /^(\d{0,7})[.,](\d{4,20})$/u.exec(text) ?? []
  if (parsed.code !== 'too_precise' || fraction === '') return null
  const divisor = 10n ** BigInt(fraction.length - 3)
  const thousandths = Number(roundHalfAwayFromZero(BigInt(whole + fraction), divisor))
  return thousandths > 0 && thousandths <= MAX_THOUSANDTHS ? thousandths : null
}

/** `1.5`, `2 lbs`, `700 g`; without a unit it is the column's. Null when unreadable, zero or beyond ten tonnes. */
export const readWeight = (text: string, columnUnit: WeightUnit = 'lb'): Measure | null => {
  const [, number = '', word = ''] = /^\s*([\d.,]{1,30})\s*([a-z]{0,10})\.?\s*$/iu.exec(text) ?? []
  const unit = word === '' ? columnUnit : weightUnitOf(word)
  if (number === '' || unit === undefined) return null
  // Nobody weighs to the thousandth of a gram: there the point separates thousands just as often.
  const thousandths = readNumber(number, unit === 'g')
  if (thousandths === null) return null
  const weight: Measure = { thousandths, unit }
  return toGramsRounded(weight) <= MAX_GRAMS ? weight : null
}

const STORED: Record<LengthUnit, { unit: ImportSize['unit']; factor: number }> = {
  in: { unit: 'in', factor: 1 },
  ft: { unit: 'in', factor: 12 },
  cm: { unit: 'cm', factor: 1 },
  m: { unit: 'cm', factor: 100 },
  mm: { unit: 'mm', factor: 1 },
}

/** `7.6 x 4.8 x 1.4 inches`; without a unit it is the column's. Null without three readable sides up to 30 m. */
export const readSize = (text: string, columnUnit: LengthUnit = 'in'): ImportSize | null => {
  const bare = text.trim()
  if (bare === '' || bare.length > 120) return null
  const box = parseBox(/[\d.]$/u.test(bare) ? `${bare} ${columnUnit}` : bare)
  if (box === null) return null
  const isSane = (side: Length) => toMillimetresRounded(side) <= MAX_MILLIMETRES
  if (![box.length, box.width, box.height].every(isSane)) return null
  const { unit, factor } = STORED[box.length.unit]
  const stored = (side: Length) => side.thousandths * factor
  return { length: stored(box.length), width: stored(box.width), height: stored(box.height), unit }
}
