// The laws no tariff may break, whatever its card says.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from './money.ts'
import { rational } from './rational.ts'
import { AIR_CARD, quoteFreight, type RateCard, SEA_CARD } from './tariff.ts'
import { consolidate, type Piece } from './volumetric.ts'

const AIR_139: RateCard = { ...AIR_CARD, version: 'air-139', divisor: 139 }
const AIR_SCALE_ONLY: RateCard = { ...AIR_CARD, version: 'air-scale', volumetricCounts: false }
const BRACKETS: RateCard = {
  ...AIR_CARD,
  version: 'air-brackets',
  laterBrackets: [
    { fromThousandths: 10_000, centsPerUnit: 500 },
    { fromThousandths: 40_000, centsPerUnit: 450 },
  ],
}
const RISING: RateCard = {
  ...SEA_CARD,
  version: 'sea-rising',
  laterBrackets: [{ fromThousandths: 5000, centsPerUnit: 3600 }],
}

const ofPounds = (pounds: number): Piece => ({
  pounds: rational(pounds),
  cubicInches: rational(64),
})

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
  const pieceOf = (
    pounds: number,
    [length, width, height]: readonly [number, number, number],
  ): Piece => ({
    pounds: rational(pounds, 1000),
    cubicInches: rational(BigInt(length) * BigInt(width) * BigInt(height), 1_000_000_000n),
  })
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
