// Every product can be priced to the door, and an assumption is always called one.
import { describe, expect, it, test } from 'vitest'
import { CATEGORY_DEFAULTS, shippingPiece } from './category-defaults.ts'
import { rational } from './rational.ts'
import type { Box, Measure } from './units.ts'
import { CATEGORIES } from './vocabulary.ts'
import { measurePiece, poundsOf } from './volumetric.ts'

const weight: Measure = { thousandths: 1000, unit: 'kg' }
const side = { thousandths: 10_000, unit: 'cm' } as const
const box: Box = { length: side, width: side, height: side }

test.each(CATEGORIES)('%s has a default parcel', (category) => {
  const { piece, estimated } = shippingPiece(null, category)
  expect(piece).toEqual(
    measurePiece(CATEGORY_DEFAULTS[category].weight, CATEGORY_DEFAULTS[category].box),
  )
  expect(piece.weight > 0n && piece.volume > 0n).toBe(true)
  expect(estimated).toBe(true)
})

describe('a product', () => {
  it('that is measured ships as measured', () => {
    expect(shippingPiece({ weight, box }, 'Toys')).toEqual({
      piece: measurePiece(weight, box),
      estimated: false,
    })
  })

  it('that lacks weight or size takes only that from its category', () => {
    const { weight: toyWeight, box: toyBox } = CATEGORY_DEFAULTS.Toys
    expect(shippingPiece({ weight, box: null }, 'Toys')).toEqual({
      piece: measurePiece(weight, toyBox),
      estimated: true,
    })
    expect(shippingPiece({ weight: null, box }, 'Toys')).toEqual({
      piece: measurePiece(toyWeight, box),
      estimated: true,
    })
  })

  it('that weighs or measures nothing is not believed', () => {
    const nothing: Measure = { thousandths: 0, unit: 'lb' }
    const flat: Box = { ...box, height: { thousandths: 0, unit: 'cm' } }
    expect(shippingPiece({ weight: nothing, box: flat }, 'Toys')).toEqual(
      shippingPiece(null, 'Toys'),
    )
  })

  it('of an unknown category is taken for the largest', () => {
    expect(shippingPiece(null, 'Boats')).toEqual(shippingPiece(null, 'Home & Garden'))
    expect(poundsOf(shippingPiece(null, 'Boats').piece)).toEqual(rational(5))
  })
})
