// Every product can be priced to the door, and an assumption is always called one.
import { describe, expect, it, test } from 'vitest'
import { CATEGORY_DEFAULTS, shippingMeasures } from './category-defaults.ts'
import type { Box, Measure } from './units.ts'
import { CATEGORIES } from './vocabulary.ts'
import { measurePiece } from './volumetric.ts'

const weight: Measure = { thousandths: 1000, unit: 'kg' }
const side = { thousandths: 10_000, unit: 'cm' } as const
const box: Box = { length: side, width: side, height: side }

test.each(CATEGORIES)('%s has a default parcel', (category) => {
  const { estimated, ...measures } = shippingMeasures(null, category)
  expect(measures).toEqual(CATEGORY_DEFAULTS[category])
  const piece = measurePiece(measures.weight, measures.box)
  expect(piece.weight > 0n && piece.volume > 0n).toBe(true)
  expect(estimated).toBe(true)
})

describe('a product', () => {
  it('that is measured ships as measured', () => {
    expect(shippingMeasures({ weight, box }, 'Toys')).toEqual({
      weight,
      box,
      estimated: false,
    })
  })

  it('that lacks weight or size takes only that from its category', () => {
    const { weight: toyWeight, box: toyBox } = CATEGORY_DEFAULTS.Toys
    expect(shippingMeasures({ weight, box: null }, 'Toys')).toEqual({
      weight,
      box: toyBox,
      estimated: true,
    })
    expect(shippingMeasures({ weight: null, box }, 'Toys')).toEqual({
      weight: toyWeight,
      box,
      estimated: true,
    })
  })

  it('that weighs or measures nothing is not believed', () => {
    const nothing: Measure = { thousandths: 0, unit: 'lb' }
    const flat: Box = { ...box, height: { thousandths: 0, unit: 'cm' } }
    expect(shippingMeasures({ weight: nothing, box: flat }, 'Toys')).toEqual(
      shippingMeasures(null, 'Toys'),
    )
  })

  it('of an unknown category is taken for the largest', () => {
    expect(shippingMeasures(null, 'Boats')).toEqual(shippingMeasures(null, 'Home & Garden'))
    expect(shippingMeasures(null, 'Boats').weight).toEqual({ thousandths: 5000, unit: 'lb' })
  })
})
