// Weight and size of a product as pages show them: pounds and inches, whatever unit was typed in.
import type { ProductDetail } from '#contract/catalogue.ts'
import { CATEGORY_DEFAULTS } from '#domain/category-defaults.ts'
import { rational, times, toInteger, type Rational } from '#domain/rational.ts'
import { lengthIn, weightIn } from '#domain/units.ts'
import type { DetailRow } from './product-columns.ts'

type MeasuredRow = Pick<
  DetailRow,
  | 'category'
  | 'weightThousandths'
  | 'weightUnit'
  | 'weightSource'
  | 'lengthThousandths'
  | 'widthThousandths'
  | 'heightThousandths'
  | 'sizeUnit'
>

const fixed = (value: Rational, decimals: 1 | 2): string => {
  const scale = 10 ** decimals
  return (toInteger(times(value, rational(scale))) / scale).toFixed(decimals)
}

/** Pounds with two decimals; the category's default, named an estimate, where nobody gave a weight. */
export function displayWeight(
  row: MeasuredRow,
): Pick<ProductDetail, 'weightPounds' | 'weightSource'> {
  const { weightThousandths: thousandths, weightUnit: unit, weightSource: source } = row
  if (thousandths !== null && thousandths > 0 && unit !== null)
    return {
      weightPounds: fixed(weightIn('lb', { thousandths, unit }), 2),
      weightSource: source === 'manual' ? 'manual' : 'provider',
    }
  const { weight } = CATEGORY_DEFAULTS[row.category]
  return { weightPounds: fixed(weightIn('lb', weight), 2), weightSource: 'estimate' }
}

/** Inches with one decimal, longest side first; null unless all three sides are known. */
export function displaySides(row: MeasuredRow): ProductDetail['sizeInches'] {
  const unit = row.sizeUnit
  const sides = [row.lengthThousandths, row.widthThousandths, row.heightThousandths]
    .filter((side) => side !== null && side > 0)
    .sort((a, b) => Number(b) - Number(a))
    .map((side) => unit && fixed(lengthIn('in', { thousandths: Number(side), unit }), 1))
  const [length, width, height] = sides
  return length && width && height ? [length, width, height] : null
}
