// A stored product as pieces that the price at the door is computed of.
import type { LandedPiece } from '#domain/landed-price.ts'
import type { ProductMeasures } from '#domain/category-defaults.ts'
import type { ProductRow } from './product.entity.ts'

/** What is read of a product for its price at the door, beside what every list shows. */
export const CARRIAGE_PROPERTIES = [
  'cleared',
  'weightThousandths',
  'weightUnit',
  'lengthThousandths',
  'widthThousandths',
  'heightThousandths',
  'sizeUnit',
] as const satisfies readonly (keyof ProductRow)[]

type Stored = Pick<
  ProductRow,
  'name' | 'category' | 'priceCents' | (typeof CARRIAGE_PROPERTIES)[number]
>

const measuresOf = (row: Stored): ProductMeasures => {
  const { lengthThousandths, widthThousandths, heightThousandths, sizeUnit: unit } = row
  const { weightThousandths, weightUnit } = row
  const weight =
    weightThousandths && weightUnit ? { thousandths: weightThousandths, unit: weightUnit } : null
  if (!lengthThousandths || !widthThousandths || !heightThousandths || !unit)
    return { weight, box: null }
  return {
    weight,
    box: {
      length: { thousandths: lengthThousandths, unit },
      width: { thousandths: widthThousandths, unit },
      height: { thousandths: heightThousandths, unit },
    },
  }
}

export const landedPiece = (row: Stored, quantity: number): LandedPiece => ({
  name: row.name,
  category: row.category,
  priceCents: row.priceCents,
  quantity,
  measures: measuresOf(row),
  cleared: row.cleared,
})
