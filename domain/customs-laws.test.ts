// The laws no customs estimate may break, whatever the parcel: sums, ranges, growth, exactness.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileCustoms } from './customs-book.ts'
import { customsRuleFaults } from './customs-check.ts'
import {
  CUSTOMS_CATEGORIES,
  CUSTOMS_COUNTRIES,
  CUSTOMS_MODES,
  isUncertain,
} from './customs-rule.ts'
import { BUILT_IN_CUSTOMS_RULES } from './customs-rules/built-in.ts'
import { type CustomsInput, estimateCustoms, type RegimeEstimate } from './customs.ts'
import { sum } from './money.ts'

const book = compileCustoms(BUILT_IN_CUSTOMS_RULES)
const most = fc.integer({ min: 0, max: 400_000 })
const parcels: fc.Arbitrary<CustomsInput> = fc.record({
  country: fc.constantFrom(...CUSTOMS_COUNTRIES),
  day: fc.constantFrom('2024-01-01', '2025-09-01', '2026-01-15', '2026-11-28', '2030-01-01'),
  category: fc.constantFrom(...CUSTOMS_CATEGORIES),
  origin: fc.constantFrom('US', 'CN', null),
  mode: fc.constantFrom(...CUSTOMS_MODES),
  declaredCents: most,
  freightCents: most,
  insuranceCents: fc.integer({ min: 0, max: 10_000 }),
  weight: fc.record({
    thousandths: fc.integer({ min: 1, max: 120_000 }),
    unit: fc.constantFrom('lb', 'kg', 'oz'),
  }),
  units: fc.integer({ min: 1, max: 8 }),
  boxes: fc.integer({ min: 1, max: 4 }),
  programme: fc.boolean(),
})

const all = (input: CustomsInput): RegimeEstimate[] => {
  const estimate = estimateCustoms(book, input)
  return estimate.ok ? [estimate.applies, ...estimate.also] : []
}

describe('whatever is sent', () => {
  it('lines are whole cents, low is never above high, and they sum to both totals', () => {
    fc.assert(
      fc.property(parcels, (input) => {
        for (const { lines, lowCents, highCents } of all(input)) {
          for (const line of lines) {
            expect(
              Number.isSafeInteger(line.lowCents) && Number.isSafeInteger(line.highCents),
            ).toBe(true)
            expect(line.lowCents).toBeGreaterThanOrEqual(0)
            expect(line.lowCents).toBeLessThanOrEqual(line.highCents)
          }
          expect(sum(lines.map((line) => line.lowCents))).toBe(lowCents)
          expect(sum(lines.map((line) => line.highCents))).toBe(highCents)
        }
      }),
      { numRuns: 1500 },
    )
  })

  it('a dearer parcel never pays less inside a regime', () => {
    fc.assert(
      fc.property(parcels, fc.integer({ min: 1, max: 50_000 }), (input, more) => {
        const before = all(input)
        for (const dearer of all({ ...input, declaredCents: input.declaredCents + more })) {
          const same = before.find(({ regime }) => regime === dearer.regime)
          expect(dearer.lowCents).toBeGreaterThanOrEqual(same?.lowCents ?? 0)
          expect(dearer.highCents).toBeGreaterThanOrEqual(same?.highCents ?? 0)
        }
      }),
      { numRuns: 1500 },
    )
  })

  it('a figure that is unsure is never a single one', () => {
    fc.assert(
      fc.property(parcels, (input) => {
        const lines = all({ ...input, declaredCents: input.declaredCents + 100_000 }).flatMap(
          (regime) => regime.lines,
        )
        for (const line of lines.filter(({ confidence }) => isUncertain(confidence)))
          expect(line.lowCents).toBeLessThan(line.highCents)
      }),
      { numRuns: 1500 },
    )
  })

  it('every line names a source, and a regime is no surer than its least sure line', () => {
    fc.assert(
      fc.property(parcels, (input) => {
        for (const { lines, source, confidence } of all(input)) {
          expect(source.title).not.toBe('')
          for (const line of lines) expect(line.sources.length).toBeGreaterThan(0)
          if (lines.some((line) => isUncertain(line.confidence)))
            expect(isUncertain(confidence)).toBe(true)
        }
      }),
    )
  })

  it('plain numbers and exact fractions agree, a million dollars included', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_001, max: 100_000_000 }),
        most,
        (declaredCents, freightCents) => {
          const [found] = all({
            country: 'CL',
            day: '2026-11-28',
            declaredCents,
            freightCents,
            weight: { thousandths: 1, unit: 'kg' },
          })
          // A half goes up: add it and cut.
          const rounded = (top: bigint, below: bigint) => Number((2n * top + below) / (2n * below))
          const value = BigInt(declaredCents + freightCents)
          expect(found?.lines.map(({ lowCents }) => lowCents)).toEqual([
            rounded(value * 6n, 100n),
            rounded(value * 106n * 19n, 10_000n),
          ])
        },
      ),
    )
  })
})

it('the built-in rules have no fault, and ranks tell regimes of one day apart', () => {
  for (const rule of BUILT_IN_CUSTOMS_RULES)
    expect([rule.regime, customsRuleFaults(rule)]).toEqual([rule.regime, []])
  const keys = BUILT_IN_CUSTOMS_RULES.map(({ country, data }) => `${country} ${data.rank}`)
  expect(new Set(keys).size).toBe(keys.length)
})
