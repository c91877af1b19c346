// What a product of a category is taken to weigh and measure while nobody knows better.
import type { Box, Measure } from './units.ts'
import { CATEGORIES, type Category } from './vocabulary.ts'

/** What is known of a packed product; null where it is not. */
export interface ProductMeasures {
  readonly weight: Measure | null
  readonly box: Box | null
}

/** The measures a product is shipped with, and whether any part of them is assumed. */
export interface ShippingMeasures {
  readonly weight: Measure
  readonly box: Box
  readonly estimated: boolean
}

const packed = (pounds: number, length: number, width: number, height: number) =>
  ({
    weight: { thousandths: pounds * 1000, unit: 'lb' },
    box: {
      length: { thousandths: length * 1000, unit: 'in' },
      width: { thousandths: width * 1000, unit: 'in' },
      height: { thousandths: height * 1000, unit: 'in' },
    },
  }) as const

/**
 * Our estimates of a packed parcel: pounds, then length, width and height in inches. They lie on the careful side of
 * an ordinary item of the category, so that the measured price is seldom the higher one.
 */
export const CATEGORY_DEFAULTS: Readonly<
  Record<Category, { readonly weight: Measure; readonly box: Box }>
> = {
  Electronics: packed(3, 12, 9, 5),
  'Clothing & Accessories': packed(1, 12, 10, 2),
  'Home & Garden': packed(5, 14, 12, 8),
  Toys: packed(2, 12, 10, 6),
  'Health & Beauty': packed(1, 8, 6, 4),
}

/**
 * What a product is shipped as. A missing, zero or negative weight or side is replaced by the category's default and
 * makes it an estimate; an unknown category counts as Home & Garden, the largest parcel.
 */
export const shippingMeasures = (
  measures: ProductMeasures | null,
  category: string,
): ShippingMeasures => {
  const known = CATEGORIES.find((name) => name === category) ?? 'Home & Garden'
  const defaults = CATEGORY_DEFAULTS[known]
  const weight = measures?.weight && measures.weight.thousandths > 0 ? measures.weight : null
  const box = measures?.box ?? null
  const sides = box === null ? [] : [box.length, box.width, box.height]
  const isBox = sides.length === 3 && sides.every((side) => side.thousandths > 0)
  return {
    weight: weight ?? defaults.weight,
    box: isBox && box !== null ? box : defaults.box,
    estimated: weight === null || !isBox,
  }
}
