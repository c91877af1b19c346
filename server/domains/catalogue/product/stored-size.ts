// The form in which the catalogue keeps measures: a weight as told, a size as three numbers in one of three units.
import {
  type Box,
  type Length,
  type LengthUnit,
  type Measure,
  toMillimetresRounded,
} from '#domain/units.ts'

export interface StoredSize {
  length: number
  width: number
  height: number
  unit: 'in' | 'cm' | 'mm'
}

const MAX_MILLIMETRES = 30_000

const STORED: Record<LengthUnit, { unit: StoredSize['unit']; factor: number }> = {
  in: { unit: 'in', factor: 1 },
  ft: { unit: 'in', factor: 12 },
  cm: { unit: 'cm', factor: 1 },
  m: { unit: 'cm', factor: 100 },
  mm: { unit: 'mm', factor: 1 },
}

/** Null for sides beyond 30 m, and for sides that are not all in one unit. */
export const storedSize = ({ length, width, height }: Box): StoredSize | null => {
  const sides = [length, width, height]
  const isSane = (side: Length) =>
    side.unit === length.unit && toMillimetresRounded(side) <= MAX_MILLIMETRES
  if (!sides.every(isSane)) return null
  const { unit, factor } = STORED[length.unit]
  const stored = (side: Length) => side.thousandths * factor
  return { length: stored(length), width: stored(width), height: stored(height), unit }
}

/** The columns of a product that hold them. */
export const measureColumns = {
  weight: (weight: Measure | null, source: 'provider' | 'manual') => ({
    weightThousandths: weight?.thousandths ?? null,
    weightUnit: weight?.unit ?? null,
    weightSource: weight ? source : ('none' as const),
  }),
  size: (size: StoredSize | null) => ({
    lengthThousandths: size?.length ?? null,
    widthThousandths: size?.width ?? null,
    heightThousandths: size?.height ?? null,
    sizeUnit: size?.unit ?? null,
  }),
}
