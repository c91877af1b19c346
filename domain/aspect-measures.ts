// Finds weight and size among the free specifications of a listing, where sellers write them as they like.
import { asText } from './json-value.ts'
import { parseThousandths } from './measure-text.ts'
import type { Box, Length, LengthUnit, Measure } from './units.ts'
import { parseWeight, readMeasureNumber } from './weight-text.ts'

/** The parcel's weight is what is billed, so it wins over the item's. */
const WEIGHT_NAMES = [
  'Package Weight',
  'Shipping Weight',
  'Item Weight',
  'Product Weight',
  'Weight',
  'Unit Weight',
]
const SIDE_NAMES = {
  length: ['Item Length', 'Length', 'Item Depth', 'Depth'],
  width: ['Item Width', 'Width'],
  height: ['Item Height', 'Height'],
} as const

const UNITS = new Map<string, LengthUnit>(
  Object.entries({
    in: 'in',
    inch: 'in',
    inches: 'in',
    '"': 'in',
    cm: 'cm',
    centimeters: 'cm',
    mm: 'mm',
    millimeters: 'mm',
    ft: 'ft',
    feet: 'ft',
  }),
)

/** Longer than any parcel of this trade: 30 m in inches. */
const MAX_SIDE_THOUSANDTHS = 1_181_000

/** `7.27 in`, or a number with its unit beside it. Null when unreadable, zero or far too long. */
export const parseSide = (text: string, unitWord = ''): Length | null => {
  const [, number = '', word = ''] =
    /^\s*([\d.,]{1,20})\s*("|[a-z]{0,12})\.?\s*$/iu.exec(text) ?? []
  const unit = UNITS.get((word || unitWord).toLowerCase())
  const thousandths = number === '' ? null : readMeasureNumber(number, false)
  if (unit === undefined || thousandths === null || thousandths > MAX_SIDE_THOUSANDTHS) return null
  return { thousandths, unit }
}

/** Three readable sides make a box. */
export const boxOf = (
  length: Length | null,
  width: Length | null,
  height: Length | null,
): Box | null => (length && width && height ? { length, width, height } : null)

export interface AspectMeasures {
  readonly weight: Measure | null
  /** A weight is named, and no rule can read it. */
  readonly hasUnreadableWeight: boolean
  readonly box: Box | null
}

type Aspects = readonly (readonly [unknown, unknown])[]

/** Weight and box of a listing's name-value pairs; a weight without a unit stays unknown. */
export const measuresOfAspects = (aspects: Aspects): AspectMeasures => {
  const named = new Map(
    aspects.map(([name, value]) => [asText(name).trim().toLowerCase(), asText(value).slice(0, 60)]),
  )
  const first = (names: readonly string[]) =>
    names.map((name) => named.get(name.toLowerCase()) ?? '').filter((text) => text.trim() !== '')
  const weights = first(WEIGHT_NAMES)
  const weight = weights.map((text) => parseWeight(text, null)).find((read) => read !== null)
  const side = (names: readonly string[]) => parseSide(first(names)[0] ?? '')
  const isAnyWeightAbove = weights.some((text) => {
    const bare = parseThousandths(text)
    return !bare.ok || bare.thousandths > 0
  })
  return {
    weight: weight ?? null,
    hasUnreadableWeight: weight === undefined && isAnyWeightAbove,
    box: boxOf(side(SIDE_NAMES.length), side(SIDE_NAMES.width), side(SIDE_NAMES.height)),
  }
}
