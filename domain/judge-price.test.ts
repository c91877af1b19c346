// A price that jumps waits for a second voice, and nothing else does.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { judgePrice } from './judge-price.ts'
import { isPriceJump, isPriceSlip } from './offer-price.ts'

const RUN = 7
const known = (
  priceCents: number,
  heldPriceCents: number | null = null,
  runId: number | null = 6,
  rejectedPriceCents: number | null = null,
  heldHours = 6,
) => ({
  priceCents,
  heldPriceCents,
  heldHours: heldPriceCents === null ? null : heldHours,
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
  ['a jump a run of hours ago said, too', known(10_000, 3000), 3000, 'take'],
  ['a jump a run of hours ago said nearly', known(10_000, 3000), 3900, 'take'],
  ['a jump a run of minutes ago said, too', known(10_000, 3000, 6, null, 0.1), 3000, 'hold'],
  ['five hours later', known(10_000, 3000, 6, null, 5), 3000, 'take'],
  ['a minute before', known(10_000, 3000, 6, null, 4.98), 3000, 'hold'],
  ['a jump, after another one the other way', known(10_000, 3000), 70_000, 'hold'],
  ['a jump this run said already', known(10_000, 3000, RUN), 3000, 'hold'],
  ['a return to what it was, after a jump', known(10_000, 3000), 10_100, 'take'],
  ['a tenth, for days', known(10_000, 1000, 6, null, 90), 1000, 'hold'],
  ['ten times as much, for days', known(10_000, 100_000, 6, null, 90), 100_000, 'hold'],
  ['ten times and a reduction, for days', known(10_000, 80_000, 6, null, 90), 80_000, 'hold'],
  ['a little less than that', known(10_000, 79_999), 79_999, 'take'],
  ['an eighth, for days', known(10_000, 1250, 6, null, 90), 1250, 'hold'],
  ['a little more than that', known(10_000, 1251), 1251, 'take'],
  ['a price somebody rejected', known(10_000, null, 6, 1000), 1000, 'refuse'],
  ['nearly a price somebody rejected', known(10_000, null, 6, 1000), 1300, 'refuse'],
  ['another jump, after one was rejected', known(10_000, null, 6, 1000), 90_000, 'hold'],
  ['that jump again', known(10_000, 70_000, 6, 3000), 70_000, 'take'],
  ['the rejected one again, after another jump', known(10_000, 70_000, 6, 3000), 3000, 'refuse'],
  ['a return to what it was, after a rejection', known(10_000, null, 6, 1000), 9900, 'take'],
] as const)('%s', (_, before, price, verdict) => {
  expect(judgePrice(before, price, RUN)).toBe(verdict)
})

const cents = fc.integer({ min: 1, max: 10_000_000 })

it('holds a price only when it jumped, and takes a jump only when a run of hours ago agrees', () => {
  fc.assert(
    fc.property(
      cents,
      fc.option(cents),
      cents,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
      (before, held, price, runId, hours) => {
        const verdict = judgePrice(known(before, held, runId, null, hours), price, RUN)
        const jumped = isPriceJump(before, price)
        const agreed = held !== null && runId !== RUN && hours >= 5 && !isPriceJump(held, price)
        const isTaken = !jumped || (agreed && !isPriceSlip(before, price))
        expect(verdict).toBe(isTaken ? 'take' : 'hold')
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

it('never lets runs alone move a price by a factor of ten', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 1_000_000 }),
      fc.boolean(),
      fc.boolean(),
      (before, up, isRepeated) => {
        const price = up ? before * 10 : Math.floor(before / 10)
        const said = known(before, isRepeated ? price : null, 6, null, 1000)
        expect(judgePrice(said, price, RUN)).toBe('hold')
      },
    ),
  )
})
