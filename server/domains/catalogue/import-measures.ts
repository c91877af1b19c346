// Reads the weights and sizes of import files; what is unclear stays unknown, because a guessed weight bills wrongly.
import { parseBox } from '#domain/measure-text.ts'
import {
  type LengthUnit,
  type Length,
  type Measure,
  toMillimetresRounded,
  type WeightUnit,
} from '#domain/units.ts'
import { parseWeight } from '#domain/weight-text.ts'

export interface ImportSize {
  length: number
  width: number
  height: number
  unit: 'in' | 'cm' | 'mm'
}

const MAX_MILLIMETRES = 30_000

/** `1.5`, `2 lbs`, `700 g`; without a unit it is the column's. Null when unreadable, zero or beyond ten tonnes. */
export const readWeight = (text: string, columnUnit: WeightUnit = 'lb'): Measure | null =>
  parseWeight(text, columnUnit)

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
