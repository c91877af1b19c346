// What customs may ask on top is the formal rules' range less what the price holds already.
import { expect, test } from 'vitest'
import { builtInBook, DAY } from './customs.fixture.ts'
import { formalDuties } from './formal-duties.ts'
import { dutiesOnTop, type LandedCustoms } from './landed-duties.ts'
import { landedOptions, landedQuote, type LandedPiece, parcelOf } from './landed-price.ts'
import { quoteOneParcel } from './quote-services.ts'
import { TARIFF } from './quote.fixture.ts'
import type { LandedExtra } from './shipping-services.ts'

const laptop: LandedPiece = {
  name: 'Laptop',
  category: 'Electronics',
  priceCents: 65_000,
  quantity: 1,
  measures: { weight: { thousandths: 4000, unit: 'lb' }, box: null },
  cleared: false,
}
const BASIS = { tariff: TARIFF, processingCents: 2500 }
const customs = { country: 'VE', book: builtInBook, dayOf: () => DAY } as const

const onTop = (
  pieces: LandedPiece[],
  extras: LandedExtra[] = [],
  asked: LandedCustoms = customs,
  options = landedOptions(pieces, BASIS, extras),
) => dutiesOnTop(options, pieces, BASIS, extras, asked)

test('by each service, never below nothing', () => {
  const found = onTop([laptop])
  const input = { ...parcelOf([laptop], []), consolidate: true }
  const formal = formalDuties(input, quoteOneParcel(input, TARIFF), 'VE', builtInBook, DAY)
  expect(Object.keys(found)).toEqual(['air', 'sea', 'courier'])
  for (const service of ['air', 'sea', 'courier'] as const) {
    const estimate = formal[service]?.estimate
    if (!estimate?.ok) throw new Error(`no rule by ${service}`)
    const { lowCents, highCents } = estimate.applies
    // 15 % of 650 dollars are in the price.
    const charged = 9750
    expect(found[service]).toEqual({
      fromCents: Math.max(0, lowCents - charged),
      toCents: Math.max(0, highCents - charged),
    })
  }
})

test('the rules of the day of clearance hold, not those of today', () => {
  const days: number[] = []
  const dayOf = (transitDays: number) => {
    days.push(transitDays)
    return DAY
  }
  onTop([laptop], [], { ...customs, dayOf })
  expect(days).toEqual([10, 35, 5])
})

test('what is too much for the simplified rules is not guessed', () => {
  const many = { ...laptop, quantity: 40 }
  const { sea } = onTop([many])
  expect(sea).toBe('unknown')
})

test('the calculator, which prices the goods as well, finds the same for them', () => {
  const pieces = [laptop, { ...laptop, quantity: 2 }]
  const found = onTop(pieces, ['insurance'])
  const input = { ...parcelOf(pieces, ['insurance']), consolidate: false }
  const quote = landedQuote(input, BASIS)
  const formal = formalDuties(input, quote, 'VE', builtInBook, DAY)
  for (const option of quote.options) {
    if (option.refused !== null) throw new Error(`not by ${option.service}`)
    const estimate = formal[option.service]?.estimate
    const charged = option.lines.find(({ code }) => code === 'taxes')?.cents ?? 0
    expect(found[option.service as 'air']).toEqual(
      estimate?.ok
        ? {
            fromCents: Math.max(0, estimate.applies.lowCents - charged),
            toCents: Math.max(0, estimate.applies.highCents - charged),
          }
        : 'unknown',
    )
  }
})

test('what a kept price holds of taxes counts, whatever is taken today', () => {
  const [air] = landedOptions([laptop], BASIS)
  if (air?.refused !== null) throw new Error('not by air')
  const lines = air.lines.map((line) => (line.code === 'taxes' ? { ...line, cents: 0 } : line))
  const charged = 9750
  const today = onTop([laptop]).air
  const kept = onTop([laptop], [], customs, [{ ...air, lines }])
  if (!today || today === 'unknown') throw new Error('no rule by air')
  expect(Object.keys(kept)).toEqual(['air'])
  expect(kept.air).toMatchObject({ toCents: today.toCents + charged })
})
