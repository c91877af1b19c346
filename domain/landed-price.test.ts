// The price at the door: every charge of the destination is in it, once, and it is the sum of its lines.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { landedOptions, type LandedPiece, landedPrice, lowestPrice } from './landed-price.ts'
import { percentOf, sum } from './money.ts'
import { PROCESSING_CENTS } from './landed-cost.ts'
import { TARIFF } from './quote.fixture.ts'
import { ORDER_SERVICES } from './shipping-services.ts'

const inches = (whole: number) => ({ thousandths: whole * 1000, unit: 'in' }) as const
const cube = { length: inches(12), width: inches(12), height: inches(12) }
const phone: LandedPiece = {
  name: 'Phone',
  category: 'Electronics',
  priceCents: 10_000,
  quantity: 1,
  measures: { weight: { thousandths: 2000, unit: 'lb' }, box: cube },
  cleared: false,
}
const BASIS = { tariff: TARIFF, processingCents: PROCESSING_CENTS }
const codesOf = (option: ReturnType<typeof landedPrice>) =>
  option.refused === null ? option.lines.map(({ code, cents }) => [code, cents]) : option

test('goods, freight, taxes of the goods alone, and processing once', () => {
  // A cubic foot is 1,728 in³, 10.41 lb by room: eleven pounds by air, one foot by sea.
  expect(codesOf(landedPrice([phone], BASIS, 'air'))).toEqual([
    ['goods', 10_000],
    ['freight', 7150],
    ['taxes', 1500],
    ['processing', 2500],
  ])
  expect(landedPrice([phone], BASIS, 'sea')).toMatchObject({ totalCents: 17_100, cheapest: true })
  expect(lowestPrice(landedOptions([phone], BASIS))?.service).toBe('sea')
})

test('a remote place, chosen extras and another processing fee are lines of it', () => {
  const destination = { ...TARIFF.destination, remoteCents: 1800 }
  const remote = { tariff: { ...TARIFF, destination }, processingCents: 0 }
  const extras = ['insurance', 'packaging', 'residential'] as const
  expect(codesOf(landedPrice([{ ...phone, quantity: 2 }], remote, 'sea', extras))).toEqual([
    ['goods', 20_000],
    ['freight', 6200],
    ['remote_area', 1800],
    ['residential', 500],
    ['packaging', 400],
    ['insurance', 200],
    ['taxes', 3000],
    ['processing', 0],
  ])
})

test('many products travel as one parcel, and nobody pays for putting them together', () => {
  const small = { ...phone, measures: { weight: null, box: cube } }
  const option = landedPrice([phone, small], BASIS, 'sea')
  expect(codesOf(option)).toEqual([
    ['goods', 20_000],
    ['freight', 6200],
    ['taxes', 3000],
    ['processing', 2500],
  ])
})

test('limits and surcharges are those of single pieces: what is too much for one box goes in several', () => {
  const many = { ...phone, quantity: 90 }
  expect(codesOf(landedPrice([many], { ...BASIS, processingCents: 0 }, 'courier'))).toMatchObject({
    refused: 'too_dear',
  })
  const cheap = { ...many, priceCents: 100 }
  const option = landedPrice([cheap], BASIS, 'courier')
  expect(option.refused === null && option.lines.map(({ code }) => code)).toEqual([
    'goods',
    'freight',
    'taxes',
    'processing',
  ])
  const guitar = { ...cheap, measures: { weight: null, box: { ...cube, length: inches(45) } } }
  expect(codesOf(landedPrice([{ ...guitar, quantity: 2 }], BASIS, 'courier'))).toContainEqual([
    'oversize',
    5000,
  ])
})

test('what a service may not carry has no price by it, until somebody has cleared it', () => {
  const perfume = { ...phone, name: 'Azahar Eau de Parfum' }
  expect(landedPrice([phone, perfume], BASIS, 'air')).toMatchObject({
    refused: 'restricted_item',
    kind: 'liquids',
    piece: 2,
  })
  expect(lowestPrice(landedOptions([perfume], BASIS))?.service).toBe('sea')
  expect(landedPrice([{ ...perfume, cleared: true }], BASIS, 'air').refused).toBeNull()
})

test('a service that does not go there, that is closed, or whose limit is passed says so', () => {
  const none = { ...BASIS, tariff: { ...TARIFF, services: [] } }
  expect(landedPrice([phone], none, 'air')).toEqual({ service: 'air', refused: 'not_served' })
  expect(landedPrice([{ ...phone, priceCents: 200_001 }], BASIS, 'courier')).toMatchObject({
    refused: 'too_dear',
  })
})

describe('any goods', () => {
  const pieces = fc.array(
    fc.record({
      ...Object.fromEntries(Object.entries(phone).map(([key, value]) => [key, fc.constant(value)])),
      priceCents: fc.nat(1_000_000),
      quantity: fc.integer({ min: 1, max: 20 }),
    }),
    { minLength: 1, maxLength: 6 },
  ) as fc.Arbitrary<LandedPiece[]>

  it('cost the sum of the lines by every service, with the tax of the goods', () => {
    fc.assert(
      fc.property(pieces, (goods) => {
        const goodsCents = sum(goods.map((piece) => piece.priceCents * piece.quantity))
        const options = landedOptions(goods, BASIS)
        expect(options.map(({ service }) => service)).toEqual([...ORDER_SERVICES])
        for (const option of options) {
          if (option.refused !== null) continue
          expect(option.totalCents).toBe(sum(option.lines.map((line) => line.cents)))
          const taxes = option.lines.find(({ code }) => code === 'taxes')
          expect(taxes?.cents).toBe(percentOf(goodsCents, 1500))
        }
      }),
    )
  })
})
