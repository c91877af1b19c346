// The laws no tariff may break, whatever its card says.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from './money.ts'
import { AIR_CARD, SEA_CARD } from './default-tariff.ts'
import type { RateCard } from './rate-card.ts'
import { quoteFreight } from './tariff.ts'
import type { Box } from './units.ts'
import { consolidate, measurePiece, type Piece } from './volumetric.ts'

const { volumetric } = AIR_CARD
const AIR_139: RateCard = { ...AIR_CARD, volumetric: { ...volumetric, value: 139 } }
const AIR_SCALE_ONLY: RateCard = { ...AIR_CARD, volumetric: { ...volumetric, counts: false } }
const BRACKETS: RateCard = {
  ...AIR_CARD,
  brackets: [
    { fromThousandths: 0, centsPerUnit: 650, flatCents: 0 },
    { fromThousandths: 10_000, centsPerUnit: 500, flatCents: 0 },
    { fromThousandths: 40_000, centsPerUnit: 450, flatCents: 0 },
  ],
}
const RISING: RateCard = {
  ...SEA_CARD,
  brackets: [
    { fromThousandths: 0, centsPerUnit: 3100, flatCents: 0 },
    { fromThousandths: 5000, centsPerUnit: 3600, flatCents: 0 },
  ],
}

const boxOf = (sides: readonly [number, number, number], unit: 'in'): Box => {
  const [length, width, height] = sides
  const side = (thousandths: number) => ({ thousandths, unit })
  return { length: side(length), width: side(width), height: side(height) }
}
const ofPounds = (pounds: number): Piece =>
  measurePiece({ thousandths: pounds * 1000, unit: 'lb' }, boxOf([4000, 4000, 4000], 'in'))

it('a weight just below a cheaper bracket is capped at its minimum', () => {
  const { cents, reason } = quoteFreight(BRACKETS, [ofPounds(9)]).lines[0] ?? {}
  expect([cents, reason?.billedThousandths, reason?.pricedThousandths]).toEqual([
    5000, 9000, 10_000,
  ])
  expect(quoteFreight(BRACKETS, [ofPounds(7)]).totalCents).toBe(4550)
})

describe('whatever is shipped', () => {
  const side = fc.integer({ min: 1, max: 60_000 })
  const sides = fc.tuple(side, side, side)
  const thousandthPounds = fc.integer({ min: 0, max: 150_000 })
  const card = fc.constantFrom(AIR_CARD, SEA_CARD, AIR_139, AIR_SCALE_ONLY, BRACKETS, RISING)
  const pieceOf = (thousandths: number, box: readonly [number, number, number]): Piece =>
    measurePiece({ thousandths, unit: 'lb' }, boxOf(box, 'in'))
  const piece = fc.tuple(thousandthPounds, sides).map(([pounds, box]) => pieceOf(pounds, box))
  const growth = fc.tuple(fc.nat(20_000), fc.nat(9000), fc.nat(9000), fc.nat(9000))

  it('a heavier or bigger parcel is never cheaper', () => {
    fc.assert(
      fc.property(
        card,
        thousandthPounds,
        sides,
        growth,
        (rates, pounds, [l, w, h], [dp, dl, dw, dh]) => {
          const small = quoteFreight(rates, [pieceOf(pounds, [l, w, h])]).totalCents
          const large = quoteFreight(rates, [
            pieceOf(pounds + dp, [l + dl, w + dw, h + dh]),
          ]).totalCents
          expect(large).toBeGreaterThanOrEqual(small)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('the lines sum to the total and every piece is billed by itself', () => {
    fc.assert(
      fc.property(card, fc.array(piece, { maxLength: 6 }), (rates, pieces) => {
        const quote = quoteFreight(rates, pieces)
        expect(quote.lines).toHaveLength(pieces.length)
        expect(quote.totalCents).toBe(sum(quote.lines.map((line) => line.cents)))
        expect(quote.totalCents).toBe(
          sum(pieces.map((one) => quoteFreight(rates, [one]).totalCents)),
        )
      }),
    )
  })

  it('one consolidation never costs more than its pieces alone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(AIR_CARD, SEA_CARD, AIR_SCALE_ONLY),
        fc.array(piece, { minLength: 1, maxLength: 6 }),
        (rates, pieces) => {
          const together = quoteFreight(rates, [consolidate(pieces)]).totalCents
          expect(together).toBeLessThanOrEqual(quoteFreight(rates, pieces).totalCents)
        },
      ),
    )
  })

  it('the billed quantity covers the exact one in whole steps', () => {
    fc.assert(
      fc.property(card, piece, (rates, one) => {
        const { billedThousandths } = quoteFreight(rates, [one]).lines[0]!.reason
        expect(billedThousandths % rates.stepThousandths).toBe(0)
        expect(billedThousandths).toBeGreaterThanOrEqual(rates.minimumThousandths)
      }),
    )
  })
})
