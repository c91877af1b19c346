// Premiums against published rules, also where the page that published the rule misapplied it.
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { insurancePremium } from './insurance.ts'
import { allocate } from './money.ts'

const PRO_RATA = { minimumCents: 0, stepCents: 0 }

test.each([
  // «the first 100 free, then 1.50 per 100»: the published 3.75 charges the free hundred too; the rule gives 2.25.
  { declared: 25_000, basisPoints: 150, freeCents: 10_000, premium: 225 },
  { declared: 10_000, basisPoints: 150, freeCents: 10_000, premium: 0 },
  { declared: 9999, basisPoints: 150, freeCents: 10_000, premium: 0 },
  { declared: 25_000, basisPoints: 500, freeCents: 0, premium: 1250 },
  // Two dollars for each hundred or part of it.
  { declared: 25_001, basisPoints: 200, freeCents: 0, stepCents: 10_000, premium: 600 },
  { declared: 30_000, basisPoints: 200, freeCents: 0, stepCents: 10_000, premium: 600 },
  { declared: 1000, basisPoints: 200, freeCents: 0, minimumCents: 500, premium: 500 },
  { declared: 0, basisPoints: 200, freeCents: 0, minimumCents: 500, premium: 0 },
])(
  '$declared cents at $basisPoints basis points above $freeCents',
  ({ declared, premium, ...rate }) => {
    expect(insurancePremium(declared, { ...PRO_RATA, ...rate })).toBe(premium)
  },
)

it('pays a partial loss by the missing pound: 100 USD in a box of 10 lb are 10 USD each', () => {
  expect(
    allocate(
      10_000,
      Array.from({ length: 10 }, () => 1),
    ),
  ).toEqual(Array.from({ length: 10 }, () => 1000))
})

it('never falls when more is declared', () => {
  const cents = fc.nat(5_000_000)
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.nat(2000),
      fc.nat(50_000),
      fc.nat(2000),
      fc.constantFrom(0, 1, 10_000),
      (declared, more, basisPoints, freeCents, minimumCents, stepCents) => {
        const rate = { basisPoints, freeCents, minimumCents, stepCents }
        expect(insurancePremium(declared + more, rate)).toBeGreaterThanOrEqual(
          insurancePremium(declared, rate),
        )
      },
    ),
  )
})
