// Reads the weights and sizes of import files; what is unclear stays unknown, because a guessed weight bills wrongly.
import { parseBox } from '#domain/measure-text.ts'
import type { LengthUnit, Measure, WeightUnit } from '#domain/units.ts'
import { parseWeight } from '#domain/weight-text.ts'
import { type StoredSize, storedSize } from '../product/stored-size.ts'

/** `1.5`, `2 lbs`, `700 g`; without a unit it is the column's, or unknown. Null when unreadable, zero or beyond ten tonnes. */
export const readWeight = (text: string, columnUnit: WeightUnit | null = 'lb'): Measure | null =>
  parseWeight(text, columnUnit)

/** `7.6 x 4.8 x 1.4 inches`; without a unit it is the column's. Null without three readable sides up to 30 m. */
export const readSize = (text: string, columnUnit: LengthUnit = 'in'): StoredSize | null => {
  const bare = text.trim()
  if (bare === '' || bare.length > 120) return null
  const box = parseBox(/[\d.]$/u.test(bare) ? `${bare} ${columnUnit}` : bare)
  if (box === null) return null
  return storedSize(box)
}
