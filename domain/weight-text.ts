// Reads weights as stores and files write them; what is unclear stays unknown, because a guessed weight bills wrongly.
import { joinThousands } from './grouped-digits.ts'
import { MAX_THOUSANDTHS, parseThousandths } from './measure-text.ts'
import { roundHalfAwayFromZero } from './rational.ts'
import { type Measure, toGramsRounded, WEIGHT_UNITS, type WeightUnit } from './units.ts'

/** Ten tonnes in grams: no parcel of this trade comes near it. */
const MAX_GRAMS = 10_000_000

const WEIGHT_WORDS: Record<WeightUnit, string> = {
  lb: 'lb lbs pound pounds libra libras',
  kg: 'kg kgs kilo kilos kilogram kilograms',
  oz: 'oz ounce ounces onza onzas',
  g: 'g gr gram grams gramo gramos',
}

/** Ounces in one pound (international pound, 1959). */
const OUNCES = 16

/** The unit a word names (`Pounds`, `ounces`, `gr`), in English or Spanish; undefined for any other word. */
export const weightUnitNamed = (word: string): WeightUnit | undefined =>
  WEIGHT_UNITS.find((unit) => WEIGHT_WORDS[unit].split(' ').includes(word.toLowerCase()))

/**
 * A measure's number as thousandths above zero, rounded to three decimals. `1,206` may mean two things and is null,
 * `1.206` only where `isPointUnclear`.
 */
export const readMeasureNumber = (text: string, isPointUnclear: boolean): number | null => {
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

const ifSane = (weight: Measure): Measure | null =>
  toGramsRounded(weight) <= MAX_GRAMS ? weight : null

/** `1 lb 4 oz` and `1 pound, 4.5 ounces`, as ounces, so that nothing is rounded. */
const readPoundsAndOunces = (text: string): Measure | null => {
  const match =
    /^\s*(\d{1,4})\s*(?:lbs?|pounds?)\.?[\s,]*(\d{1,2}(?:\.\d{1,3})?)\s*(?:oz|ounces?)\.?\s*$/iu.exec(
      text,
    )
  const ounces = parseThousandths(match?.[2] ?? '')
  if (match === null || !ounces.ok || ounces.thousandths >= OUNCES * 1000) return null
  const thousandths = Number(match[1]) * OUNCES * 1000 + ounces.thousandths
  return thousandths > 0 ? ifSane({ thousandths, unit: 'oz' }) : null
}

/**
 * Reads `2 lbs`, `0,5 kg`, `249 g`, `1 lb 4 oz`; a bare number only where the caller knows its unit. Null when
 * unreadable, ambiguous, zero or beyond ten tonnes.
 */
export const parseWeight = (text: string, bareUnit: WeightUnit | null): Measure | null => {
  const joined = joinThousands(text.slice(0, 60))
  const [, number = '', word = ''] =
    /^\s*([\d.,]{1,30})\s*([a-z]{0,10})\.?\s*$/iu.exec(joined) ?? []
  if (number === '') return readPoundsAndOunces(text.slice(0, 60))
  const unit = word === '' ? bareUnit : weightUnitNamed(word)
  if (unit === undefined || unit === null) return null
  // Nobody weighs to the thousandth of a gram: there the point separates thousands just as often.
  const thousandths = readMeasureNumber(number, unit === 'g')
  return thousandths === null ? null : ifSane({ thousandths, unit })
}
