// Reads the weights and sizes of import files; what is unclear stays unknown, because a guessed weight bills wrongly.
import { parseBox } from '#domain/measure-text.ts'
import type { Measure, WeightUnit } from '#domain/units.ts'
import { parseWeight } from '#domain/weight-text.ts'
import { lengthUnitNamed } from './columns.ts'
import { type StoredSize, storedSize } from '../product/stored-size.ts'

/** `1.5`, `2 lbs`, `700 g`; without a unit it is the column's, or unknown. Null when unreadable, zero or beyond ten tonnes. */
export const readWeight = (text: string, columnUnit: WeightUnit | null = 'lb'): Measure | null =>
  parseWeight(text, columnUnit)

const unitOf = (word: string): string => lengthUnitNamed(word) ?? word

/**
 * `7.6 x 4.8 x 1.4 inches`; without a unit it is in `unit`, as whoever knows it writes it, or `no_unit`. Null without
 * three readable sides up to 30 m.
 */
export const readSize = (text: string, unit = ''): StoredSize | 'no_unit' | null => {
  const bare = text.trim().replace(/[a-z]{2,}\.?$/iu, unitOf)
  if (bare === '' || bare.length > 120) return null
  const isBare = /\d\.?$/u.test(bare)
  const box = parseBox(isBare ? `${bare} ${unitOf(unit)}` : bare)
  if (box === null) return null
  return isBare && unit.trim() === '' ? 'no_unit' : storedSize(box)
}

/** Three sides as one size. A unit that all of them name is named once; sides in several units are no size. */
export const joinSides = (sides: readonly string[]): string => {
  const parts = sides.map((side) => /^([\d.,]+)\s*("|[a-z]*\.?)$/iu.exec(side.trim()))
  const units = new Set(parts.map((part) => part?.[2]?.toLowerCase() ?? ''))
  const [unit = ''] = units
  return units.size > 1 ? '' : `${parts.map((part) => part?.[1] ?? '').join(' x ')} ${unit}`
}

const SIDES = ['length', 'width', 'height'] as const

/** The size that a row tells at once or side by side; otherwise `no_unit` if one of them lacks only that. */
export const readSizeOf = (
  text: (field: 'dimensions' | (typeof SIDES)[number]) => string,
  unit: string,
) => {
  const texts = [text('dimensions'), joinSides(SIDES.map(text))]
  const sizes = texts.map((one) => readSize(one, unit)).filter((size) => size !== null)
  return sizes.find((size) => size !== 'no_unit') ?? sizes[0] ?? null
}
