// A price that jumps waits for a second voice, and nothing else does.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { judgePrice } from './judge-price.ts'
import { isPriceJump } from './offer-price.ts'

const RUN = 7
const known = (
  priceCents: number,
  heldPriceCents: number | null = null,
  runId: number | null = 6,
  rejectedPriceCents: number | null = null,
) => ({
  priceCents,
  heldPriceCents,
  runId,
  rejectedPriceCents,
})

it.each([
  ['a product nobody knew', null, 1, 'take'],
  ['the same price', known(10_000), 10_000, 'take'],
  ['a reduction of 60 %', known(10_000), 4000, 'take'],
  ['a cent below it', known(10_000), 3999, 'hold'],
  ['two and a half times as much', known(10_000), 25_000, 'take'],
  ['a cent above it', known(10_000), 25_001, 'hold'],
  ['a tenth', known(10_000), 1000, 'hold'],
  ['ten times as much', known(10_000), 100_000, 'hold'],
  ['a jump the run before said, too', known(10_000, 1000), 1000, 'take'],
  ['a jump the run before said nearly', known(10_000, 1000), 1300, 'take'],
  ['a jump, after another one the other way', known(10_000, 1000), 90_000, 'hold'],
  ['a jump this run said already', known(10_000, 1000, RUN), 1000, 'hold'],
  ['a return to what it was, after a jump', known(10_000, 1000), 10_100, 'take'],
  ['a price somebody rejected', known(10_000, null, 6, 1000), 1000, 'refuse'],
  ['nearly a price somebody rejected', known(10_000, null, 6, 1000), 1300, 'refuse'],
  ['another jump, after one was rejected', known(10_000, null, 6, 1000), 90_000, 'hold'],
  ['that jump again', known(10_000, 90_000, 6, 1000), 90_000, 'take'],
  ['the rejected one again, after another jump', known(10_000, 90_000, 6, 1000), 1000, 'refuse'],
  ['a return to what it was, after a rejection', known(10_000, null, 6, 1000), 9900, 'take'],
] as const)('%s', (_, before, price, verdict) => {
  expect(judgePrice(before, price, RUN)).toBe(verdict)
})

const cents = fc.integer({ min: 1, max: 10_000_000 })

it('holds a price only when it jumped, and takes a jump only when an earlier run agrees', () => {
  fc.assert(
    fc.property(
      cents,
      fc.option(cents),
      cents,
      fc.integer({ min: 1, max: 9 }),
      (before, held, price, runId) => {
        const verdict = judgePrice(known(before, held, runId), price, RUN)
        const jumped = isPriceJump(before, price)
        const agreed = held !== null && runId !== RUN && !isPriceJump(held, price)
        expect(verdict).toBe(jumped && !agreed ? 'hold' : 'take')
      },
    ),
  )
})

it('never takes a rejected price, whoever repeats it', () => {
  fc.assert(
    fc.property(cents, cents, fc.option(cents), (before, rejected, held) => {
      fc.pre(isPriceJump(before, rejected))
      expect(judgePrice(known(before, held, 6, rejected), rejected, RUN)).toBe('refuse')
    }),
  )
})

it('never lets one run alone move a price by a factor of ten', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 1_000_000 }), fc.boolean(), (before, up) => {
      const price = up ? before * 10 : Math.floor(before / 10)
      expect(judgePrice(known(before), price, RUN)).toBe('hold')
    }),
  )
})
