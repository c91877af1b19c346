// Published examples under the convention each was published with: what a rate card must be able to say.
import { expect, test } from 'vitest'
import { AIR_CARD } from './default-tariff.ts'
import type { RateCard, VolumetricRule } from './rate-card.ts'
import { quoteFreight } from './tariff.ts'
import type { LengthUnit, WeightUnit } from './units.ts'
import { measurePiece } from './volumetric.ts'

const parcel = (
  [weight, weightUnit]: readonly [number, WeightUnit],
  [length, width, height]: readonly [number, number, number],
  unit: LengthUnit,
) => {
  const side = (value: number) => ({ thousandths: Math.round(value * 1000), unit })
  return measurePiece(
    { thousandths: Math.round(weight * 1000), unit: weightUnit },
    { length: side(length), width: side(width), height: side(height) },
  )
}
const ruled = (rule: Partial<VolumetricRule>, card: Partial<RateCard> = {}): RateCard => ({
  ...AIR_CARD,
  ...card,
  volumetric: { ...AIR_CARD.volumetric, ...rule },
})
const perKilogram = (centsPerUnit: number): Partial<RateCard> => ({
  unit: 'kg',
  brackets: [{ fromThousandths: 0, centsPerUnit, flatCents: 0 }],
})
const billed = (card: RateCard, piece: ReturnType<typeof parcel>) => {
  const { lines, totalCents } = quoteFreight(card, [piece])
  return [lines[0]?.reason.billedThousandths, totalCents]
}

const CUBE_OF_24 = parcel([40, 'lb'], [24, 24, 24], 'in')

test('83.28 volumetric pounds are 83 to the nearest and 84 up; with 300 the 46.08 are 46, 37 fewer', () => {
  const nearest = { rounding: 'nearest' } as const
  expect(billed(ruled({}, nearest), CUBE_OF_24)[0]).toBe(83_000)
  expect(billed(ruled({}), CUBE_OF_24)[0]).toBe(84_000)
  expect(billed(ruled({ value: 300 }, nearest), CUBE_OF_24)[0]).toBe(46_000)
})

test('2 lb of 18 × 30 × 4 in are 13 lb where a page says 13 and 14 where the next pound counts', () => {
  const flat = parcel([2, 'lb'], [18, 30, 4], 'in')
  expect(billed(ruled({}, { rounding: 'nearest' }), flat)[0]).toBe(13_000)
  expect(billed(ruled({}), flat)[0]).toBe(14_000)
})

test.each([
  [5.4, 5000],
  [5.5, 6000],
])('to the nearest pound, a half going up: %d lb are %d thousandths', (pounds, thousandths) => {
  const small = parcel([pounds, 'lb'], [4, 4, 4], 'in')
  expect(billed(ruled({}, { rounding: 'nearest' }), small)[0]).toBe(thousandths)
})

test('room below a cubic foot is free where the rule begins there, also with sides taken up to the inch', () => {
  const small = parcel([3, 'lb'], [11.1, 10, 6], 'in')
  const upToTheInch = { unit: 'in', rounding: 'up' } as const
  for (const sides of [null, upToTheInch])
    expect(billed(ruled({ aboveCubicInches: 1728, sides }), small)[0]).toBe(3000)
  // Without that beginning it would be 666 ÷ 166 and, with sides taken up, 720 ÷ 166: five pounds both.
  expect(billed(ruled({}), small)[0]).toBe(5000)
  expect(billed(ruled({ sides: upToTheInch }), small)[0]).toBe(5000)
})

test.each([
  // At half a kilogram up: 25 of 20 kg, 18 of 15 kg; at whole ones 15 of 14 kg.
  [20, [50, 50, 50], 5000, 500, 25_000],
  [15, [30, 50, 60], 5000, 500, 18_000],
  [14, [30, 45, 65], 6000, 1000, 15_000],
  // 2.6136 becomes 2.7 only when rounded to tenths, which the page does not show.
  [1, [18, 33, 22], 5000, 100, 2700],
] as const)('%d kg in %j cm ÷ %d', (kilograms, sides, value, stepThousandths, thousandths) => {
  const card = ruled(
    { per: 'cm3_per_kg', value },
    { ...perKilogram(100), stepThousandths, minimumThousandths: stepThousandths },
  )
  expect(billed(card, parcel([kilograms, 'kg'], sides, 'cm'))[0]).toBe(thousandths)
})

test('two cubic metres of 500 kg: by sea a tonne a metre, 120 USD; by air 166 kg a metre, the scale counts, 1600', () => {
  const crate = parcel([500, 'kg'], [200, 100, 100], 'cm')
  expect(billed(ruled({ per: 'kg_per_m3', value: 1000 }, perKilogram(6)), crate)).toEqual([
    2_000_000, 12_000,
  ])
  expect(billed(ruled({ per: 'kg_per_m3', value: 166 }, perKilogram(320)), crate)).toEqual([
    500_000, 160_000,
  ])
})

test('a 12-inch cube of 10 lb is 10.41 lb by volume, 11 billed: 71.50', () => {
  expect(billed(AIR_CARD, parcel([10, 'lb'], [12, 12, 12], 'in'))).toEqual([11_000, 7150])
})

test('46 lb at 18 for six, 2.50 up to 39 and 2.20 from 40: 115.90 by parts, 106 by the bracket reached', () => {
  const heavy = parcel([46, 'lb'], [4, 4, 4], 'in')
  const parts = ruled(
    {},
    {
      bracketsApply: 'part',
      brackets: [
        { fromThousandths: 0, centsPerUnit: 0, flatCents: 1800 },
        { fromThousandths: 6000, centsPerUnit: 250, flatCents: 0 },
        { fromThousandths: 39_000, centsPerUnit: 220, flatCents: 0 },
      ],
    },
  )
  expect(billed(parts, heavy)[1]).toBe(11_590)
  const whole = ruled(
    {},
    {
      bracketsApply: 'whole',
      // The first six pounds cost 18 whatever follows: 4.80 more than six times 2.20.
      brackets: [
        { fromThousandths: 0, centsPerUnit: 300, flatCents: 0 },
        { fromThousandths: 40_000, centsPerUnit: 220, flatCents: 480 },
      ],
    },
  )
  expect(billed(whole, heavy)[1]).toBe(10_600)
})

test('twenty kilograms of room above the scale are forgiven: 30 by volume and 10 by the scale bill 10', () => {
  const light = parcel([10, 'kg'], [50, 50, 60], 'cm')
  const rule = { per: 'cm3_per_kg', value: 5000 } as const
  const forgiven = ruled({ ...rule, freeExcessThousandths: 20_000 }, perKilogram(100))
  expect(billed(forgiven, light)[0]).toBe(10_000)
  expect(billed(ruled(rule, perKilogram(100)), light)[0]).toBe(30_000)
})
