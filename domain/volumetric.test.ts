// Volumes and volumetric weights against published examples, each under the rounding convention it was published with.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ceilToStep, over, rational, times, toInteger, toThousandths } from './rational.ts'
import type { Box, LengthUnit, Measure } from './units.ts'
import { lengthIn } from './units.ts'
import {
  chargeablePoundsOf,
  consolidate,
  cubicFeetOf,
  cubicInchesOf,
  measurePiece,
  repeatPiece,
  volumetricPoundsOf,
} from './volumetric.ts'

const box = (sides: readonly number[], unit: LengthUnit): Box => {
  const [length = 0, width = 0, height = 0] = sides.map((side) => Math.round(side * 1000))
  return {
    length: { thousandths: length, unit },
    width: { thousandths: width, unit },
    height: { thousandths: height, unit },
  }
}
const pounds = (value: number): Measure => ({ thousandths: Math.round(value * 1000), unit: 'lb' })
const piece = (sides: readonly number[], weight: number) =>
  measurePiece(pounds(weight), box(sides, 'in'))

/** Kilograms by a metric divisor in cm³ per kg. */
const volumetricKilograms = (sides: readonly number[], divisor: number) => {
  const { length, width, height } = box(sides, 'cm')
  return over(
    times(times(lengthIn('cm', length), lengthIn('cm', width)), lengthIn('cm', height)),
    rational(divisor),
  )
}

describe('cubic feet', () => {
  it('are 1 for a twelve-inch cube in any unit', () => {
    for (const cube of [
      box([12, 12, 12], 'in'),
      box([30.48, 30.48, 30.48], 'cm'),
      box([1, 1, 1], 'ft'),
    ])
      expect(cubicFeetOf(measurePiece(pounds(1), cube))).toEqual(rational(1))
  })

  it('are 40 for 48 × 24 × 60 in', () => {
    expect(cubicInchesOf(box([48, 24, 60], 'in'))).toEqual(rational(69_120))
    expect(cubicFeetOf(piece([48, 24, 60], 1))).toEqual(rational(40))
  })

  it('come from 1728 in³ and 28 316.846592 cm³, not from the published 144 and 17 576', () => {
    const inInches = cubicFeetOf(piece([24, 24, 24], 1))
    const inCentimetres = cubicFeetOf(measurePiece(pounds(1), box([100, 100, 100], 'cm')))
    expect(inInches).toEqual(rational(13_824, 1728))
    expect(inInches).not.toEqual(rational(13_824, 144))
    expect(inCentimetres).toEqual(rational(1_000_000n * 1_000_000n, 28_316_846_592n))
    expect(toThousandths(inCentimetres)).toBe(35_315)
  })

  it('are 123 for 3.483 m³ (the coarse 0.028 m³ would lose one per cent)', () => {
    const metres = box([4.1, 1, 30], 'ft')
    const cubicMetres = times(
      times(lengthIn('m', metres.length), lengthIn('m', metres.width)),
      lengthIn('m', metres.height),
    )
    expect(toThousandths(cubicMetres)).toBe(3483)
  })

  it('of 45 × 48 × 55 in are 1.947 m³', () => {
    const { length, width, height } = box([45, 48, 55], 'in')
    expect(
      toThousandths(
        times(times(lengthIn('m', length), lengthIn('m', width)), lengthIn('m', height)),
      ),
    ).toBe(1947)
  })
})

test.each([
  // sides in inches, divisor, exact in thousandths, to the nearest pound, up to the next pound
  { sides: [24, 24, 24], divisor: 166, thousandths: 83_277, nearest: 83, up: 84 },
  { sides: [24, 24, 24], divisor: 300, thousandths: 46_080, nearest: 46, up: 47 },
  { sides: [18, 30, 4], divisor: 166, thousandths: 13_012, nearest: 13, up: 14 },
  { sides: [18, 30, 4], divisor: 139, thousandths: 15_540, nearest: 16, up: 16 },
  { sides: [12, 12, 12], divisor: 166, thousandths: 10_410, nearest: 10, up: 11 },
  { sides: [20, 20, 20], divisor: 166, thousandths: 48_193, nearest: 48, up: 49 },
  { sides: [20, 20, 20], divisor: 139, thousandths: 57_554, nearest: 58, up: 58 },
])('$sides in ÷ $divisor', ({ sides, divisor, thousandths, nearest, up }) => {
  const exact = volumetricPoundsOf(piece(sides, 1), divisor)
  expect(toThousandths(exact)).toBe(thousandths)
  expect(toInteger(exact)).toBe(nearest)
  expect(ceilToStep(exact, rational(1))).toEqual(rational(up))
})

test.each([
  { sides: [50, 50, 50], divisor: 5000, exact: 25_000, step: 500, billed: 25_000 },
  { sides: [30, 50, 60], divisor: 5000, exact: 18_000, step: 500, billed: 18_000 },
  { sides: [18, 33, 22], divisor: 5000, exact: 2614, step: 100, billed: 2700 },
  { sides: [30, 45, 65], divisor: 6000, exact: 14_625, step: 500, billed: 15_000 },
  { sides: [30, 45, 65], divisor: 6000, exact: 14_625, step: 1000, billed: 15_000 },
])('$sides cm ÷ $divisor, up in steps of $step g', ({ sides, divisor, exact, step, billed }) => {
  const kilograms = volumetricKilograms(sides, divisor)
  expect(toThousandths(kilograms)).toBe(exact)
  expect(toThousandths(ceilToStep(kilograms, rational(step, 1000)))).toBe(billed)
})

test.each([
  { sides: [50, 45, 102], cubicCentimetres: 229_500, gramsAt167: 38_327 },
  { sides: [12, 33, 100], cubicCentimetres: 39_600, gramsAt167: 6613 },
  { sides: [8, 20, 202], cubicCentimetres: 32_320, gramsAt167: 5397 },
])('$sides cm at 167 kg per m³', ({ sides, cubicCentimetres, gramsAt167 }) => {
  const volume = volumetricKilograms(sides, 1)
  expect(volume).toEqual(rational(cubicCentimetres))
  expect(toThousandths(times(volume, rational(167, 1_000_000)))).toBe(gramsAt167)
})

describe('chargeable pounds', () => {
  it('are the greater of actual and volumetric', () => {
    expect(chargeablePoundsOf(piece([24, 24, 24], 40), 300, true)).toEqual(rational(4608, 100))
    expect(chargeablePoundsOf(piece([11.1, 10, 6], 30), 166, true)).toEqual(rational(30))
  })

  it('are the actual ones where volume is free', () => {
    expect(chargeablePoundsOf(piece([11.1, 10, 6], 3), 166, false)).toEqual(rational(3))
    expect(cubicInchesOf(box([11.1, 10, 6], 'in'))).toEqual(rational(666))
  })
})

describe('a consolidation', () => {
  const side = fc.integer({ min: 1, max: 100_000 })
  const parcel = fc
    .tuple(side, side, side, fc.integer({ min: 0, max: 200_000 }))
    .map(([length, width, height, weight]) =>
      measurePiece(
        { thousandths: weight, unit: 'lb' },
        box(
          [length, width, height].map((n) => n / 1000),
          'in',
        ),
      ),
    )

  it('weighs and fills the same in any order and any grouping', () => {
    fc.assert(
      fc.property(fc.array(parcel, { minLength: 2, maxLength: 6 }), (pieces) => {
        const whole = consolidate(pieces)
        expect(consolidate(pieces.toReversed())).toEqual(whole)
        expect(
          consolidate([consolidate(pieces.slice(0, 1)), consolidate(pieces.slice(1))]),
        ).toEqual(whole)
      }),
    )
  })

  it('of equal pieces is the repeated piece', () => {
    fc.assert(
      fc.property(parcel, fc.integer({ min: 1, max: 20 }), (one, quantity) => {
        expect(repeatPiece(one, quantity)).toEqual(
          consolidate(Array.from({ length: quantity }, () => one)),
        )
      }),
    )
  })

  it('needs pieces', () => {
    expect(() => consolidate([])).toThrow(RangeError)
    expect(() => repeatPiece(piece([1, 1, 1], 1), 0)).toThrow(RangeError)
    expect(() => repeatPiece(piece([1, 1, 1], 1), 1.5)).toThrow(RangeError)
  })
})
