// Freight by hand-checked examples, whatever unit a parcel was measured in.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { AIR_CARD, SEA_CARD } from './default-tariff.ts'
import type { RateCard } from './rate-card.ts'
import { quoteFreight } from './tariff.ts'
import type { Length, LengthUnit, WeightUnit } from './units.ts'
import { measurePiece, type Piece } from './volumetric.ts'

const cube = (side: number, unit: LengthUnit): [Length, Length, Length] => {
  const length: Length = { thousandths: side, unit }
  return [length, length, length]
}
const parcel = (pounds: number, length: number, width: number, height: number): Piece =>
  measurePiece(
    { thousandths: Math.round(pounds * 1000), unit: 'lb' },
    {
      length: { thousandths: Math.round(length * 1000), unit: 'in' },
      width: { thousandths: Math.round(width * 1000), unit: 'in' },
      height: { thousandths: Math.round(height * 1000), unit: 'in' },
    },
  )

const { volumetric } = AIR_CARD
const AIR_139: RateCard = { ...AIR_CARD, volumetric: { ...volumetric, value: 139 } }
const AIR_300: RateCard = { ...AIR_CARD, volumetric: { ...volumetric, value: 300 } }
const AIR_SCALE_ONLY: RateCard = { ...AIR_CARD, volumetric: { ...volumetric, counts: false } }
test.each<[string, RateCard, Piece, number, number]>([
  ['a 20-inch cube of 30 lb by air', AIR_CARD, parcel(30, 20, 20, 20), 49_000, 31_850],
  ['the same with a divisor of 139', AIR_139, parcel(30, 20, 20, 20), 58_000, 37_700],
  ['the same by the scale alone', AIR_SCALE_ONLY, parcel(30, 20, 20, 20), 30_000, 19_500],
  ['the same by sea', SEA_CARD, parcel(30, 20, 20, 20), 4700, 14_570],
  [
    'a 24-inch cube of 40 lb, up to the next pound',
    AIR_CARD,
    parcel(40, 24, 24, 24),
    84_000,
    54_600,
  ],
  ['the same with a divisor of 300', AIR_300, parcel(40, 24, 24, 24), 47_000, 30_550],
  ['18 × 30 × 4 in of 2 lb, up to the next pound', AIR_CARD, parcel(2, 18, 30, 4), 14_000, 9100],
  ['the same with a divisor of 139', AIR_139, parcel(2, 18, 30, 4), 16_000, 10_400],
  ['a 12-inch cube of 10 lb by air', AIR_CARD, parcel(10, 12, 12, 12), 11_000, 7150],
  ['a 12-inch cube by sea', SEA_CARD, parcel(10, 12, 12, 12), 1000, 3100],
  ['40 ft³ by sea', SEA_CARD, parcel(300, 48, 24, 60), 40_000, 124_000],
  ['exactly one pound', AIR_CARD, parcel(1, 4, 4, 4), 1000, 650],
  ['a hair over one pound', AIR_CARD, parcel(1.001, 4, 4, 4), 2000, 1300],
  ['a ring at the least by air', AIR_CARD, parcel(0.1, 2, 2, 1), 1000, 650],
  ['a ring at the least by sea', SEA_CARD, parcel(0.1, 2, 2, 1), 1000, 3100],
])('%s', (_, card, piece, billedThousandths, cents) => {
  const quote = quoteFreight(card, [piece])
  expect(quote.totalCents).toBe(cents)
  expect(quote.cardVersion).toBe(card.version)
  expect(quote.lines[0]?.reason.billedThousandths).toBe(billedThousandths)
})

describe('a line', () => {
  it('explains itself', () => {
    expect(quoteFreight(AIR_CARD, [parcel(30, 20, 20, 20)]).lines).toEqual([
      {
        cents: 31_850,
        reason: {
          piece: 1,
          basis: 'volumetric_weight',
          unit: 'lb',
          actualPoundsThousandths: 30_000,
          volumetricPoundsThousandths: 48_193,
          cubicFeetThousandths: 4630,
          billedThousandths: 49_000,
          minimumApplied: false,
          pricedThousandths: 49_000,
          centsPerUnit: 650,
          flatCents: 0,
          parts: [],
        },
      },
    ])
  })

  it('names the scale, the room and the minimum as its basis', () => {
    const reasons = [
      quoteFreight(AIR_CARD, [parcel(30, 4, 4, 4)]),
      quoteFreight(AIR_SCALE_ONLY, [parcel(1, 20, 20, 20)]),
      quoteFreight(SEA_CARD, [parcel(1, 4, 4, 4)]),
    ].map((quote) => [quote.lines[0]?.reason.basis, quote.lines[0]?.reason.minimumApplied])
    expect(reasons).toEqual([
      ['actual_weight', false],
      ['actual_weight', false],
      ['volume', true],
    ])
  })
})

describe('the unit it was typed in', () => {
  const same: readonly (readonly [number, WeightUnit, number, LengthUnit])[] = [
    [1000, 'lb', 12_000, 'in'],
    [16_000, 'oz', 1000, 'ft'],
    [1000, 'lb', 30_480, 'cm'],
    [1000, 'lb', 304_800, 'mm'],
  ]
  it.each(same)(
    '%d thousandths of a %s in a cube of %d thousandths of a %s',
    (weight, unit, side, lengthUnit) => {
      const [length, width, height] = cube(side, lengthUnit)
      const piece = measurePiece({ thousandths: weight, unit }, { length, width, height })
      expect(quoteFreight(SEA_CARD, [piece]).totalCents).toBe(3100)
      expect(quoteFreight(AIR_SCALE_ONLY, [piece]).totalCents).toBe(650)
    },
  )

  it('does not change a bill: a hundred pounds are 45 359.237 g', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (hundreds) => {
        const [length, width, height] = cube(1000, 'in')
        const inPounds = measurePiece(
          { thousandths: hundreds * 100_000, unit: 'lb' },
          { length, width, height },
        )
        const inGrams = measurePiece(
          { thousandths: hundreds * 45_359_237, unit: 'g' },
          { length, width, height },
        )
        expect(quoteFreight(AIR_CARD, [inGrams])).toEqual(quoteFreight(AIR_CARD, [inPounds]))
      }),
    )
  })
})
