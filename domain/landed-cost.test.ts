// The price at the door must be the documented formula and its lines must sum to it.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { landedCostEstimate, orderTotal } from './landed-cost.ts'
import { percentOf, sum } from './money.ts'
import { AIR_CARD } from './default-tariff.ts'
import { quoteFreight } from './tariff.ts'
import { measurePiece } from './volumetric.ts'

test.each([
  [10_000, 2, [20_000, 3100, 3000, 2500], 28_600],
  [1265, 1, [1265, 3100, 190, 2500], 7055],
  [0, 1, [0, 3100, 0, 2500], 5600],
])('%d cents × %d at the door', (priceCents, quantity, cents, totalCents) => {
  const estimate = landedCostEstimate(priceCents, quantity)
  expect(estimate.lines.map((line) => line.code)).toEqual([
    'goods',
    'freight',
    'taxes',
    'processing',
  ])
  expect(estimate.lines.map((line) => line.cents)).toEqual(cents)
  expect(estimate.totalCents).toBe(totalCents)
})

it('takes another tax rate: 38 % of 200 USD makes 332 USD', () => {
  const { totalCents } = orderTotal({
    goods: [{ priceCents: 10_000, quantity: 2 }],
    freight: { service: 'sea', totalCents: 3100 },
    taxBasisPoints: 3800,
  })
  expect(totalCents).toBe(33_200)
})

it('charges a quoted freight and chosen extras after processing', () => {
  const length = { thousandths: 12_000, unit: 'in' } as const
  const piece = measurePiece(
    { thousandths: 10_000, unit: 'lb' },
    { length, width: length, height: length },
  )
  const total = orderTotal({
    goods: [
      { priceCents: 1000, quantity: 3 },
      { priceCents: 333, quantity: 1 },
    ],
    freight: quoteFreight(AIR_CARD, [piece]),
    extras: [{ code: 'insurance', cents: 100 }],
  })
  expect(total.lines).toEqual([
    { code: 'goods', cents: 3333, pieces: 4 },
    { code: 'freight', cents: 7150, service: 'air' },
    { code: 'taxes', cents: 500, basisPoints: 1500 },
    { code: 'processing', cents: 2500 },
    { code: 'insurance', cents: 100 },
  ])
  expect(total.totalCents).toBe(13_583)
})

it('pays a buying service: a quarter of 1000 USD on top makes 1250 USD', () => {
  expect(100_000 + percentOf(100_000, 2500)).toBe(125_000)
})

describe('any order', () => {
  const goods = fc.array(
    fc.record({ priceCents: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 99 }) }),
    { maxLength: 8 },
  )
  it('is the sum of its lines, and dearer with more in it', () => {
    fc.assert(
      fc.property(goods, fc.nat(100_000), fc.nat(10_000), (lines, freightCents, price) => {
        const freight = { service: 'sea', totalCents: freightCents } as const
        const total = orderTotal({ goods: lines, freight })
        expect(total.totalCents).toBe(sum(total.lines.map((line) => line.cents)))
        const more = orderTotal({ goods: [...lines, { priceCents: price, quantity: 1 }], freight })
        expect(more.totalCents).toBeGreaterThanOrEqual(total.totalCents)
      }),
    )
  })
})
