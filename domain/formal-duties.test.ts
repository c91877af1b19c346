// The range beside a quote: asked of the same engine as the customs calculator, with the quote's own figures.
import { expect, test } from 'vitest'
import { askingCountryOf, customsCountryOf } from './customs-country.ts'
import { builtInBook, DAY } from './customs.fixture.ts'
import { estimateCustoms } from './customs.ts'
import { formalDuties } from './formal-duties.ts'
import { ask, piece, TARIFF } from './quote.fixture.ts'
import { quoteServices } from './quote-services.ts'
import type { QuoteInput } from './quote-types.ts'

const asked = (input: QuoteInput) =>
  formalDuties(input, quoteServices(input, TARIFF), 'VE', builtInBook, DAY)

test('every service that carries the parcel has a range, by its own way and freight', () => {
  const input = ask([piece(5, [12, 12, 12], { category: 'Electronics' })], { insurance: true })
  const duties = asked(input)
  expect(Object.keys(duties).sort()).toEqual(['air', 'courier', 'sea'])
  const { sea, air } = duties
  expect(sea?.input).toMatchObject({
    mode: 'sea',
    category: 'electronics',
    declaredCents: 10_000,
    weight: { thousandths: 5000, unit: 'lb' },
  })
  expect(air?.input.mode).toBe('courier')
  for (const option of quoteServices(input, TARIFF).options) {
    if (option.refused !== null) continue
    const duty = duties[option.service]
    const taxes = option.lines.find(({ code }) => code === 'taxes')?.cents ?? 0
    // Freight, insurance and the shop's taxes are the whole quote.
    expect((duty?.input.freightCents ?? 0) + (duty?.input.insuranceCents ?? 0) + taxes).toBe(
      option.totalCents,
    )
    expect(duty?.estimate).toEqual(duty && estimateCustoms(builtInBook, duty.input))
  }
})

test('mixed goods are «other», equal ones are not', () => {
  const toys = piece(5, [12, 12, 12], { category: 'Toys' })
  const clothes = piece(5, [12, 12, 12], { category: 'Clothing & Accessories' })
  expect(asked(ask([toys, toys])).sea?.input.category).toBe('toys')
  expect(asked(ask([toys, clothes])).sea?.input.category).toBe('other')
  expect(asked(ask([toys, piece(5, [12, 12, 12])])).sea?.input.category).toBe('other')
})

test('what is put together comes as one box', () => {
  const input = ask([piece(5, [12, 12, 12], { quantity: 3 })])
  expect(asked(input).sea?.input).toMatchObject({ boxes: 3, units: 3 })
  expect(asked({ ...input, consolidate: true }).sea?.input).toMatchObject({ boxes: 1, units: 3 })
})

test('nothing is said without a declared value, nor for what is no parcel', () => {
  expect(asked(ask([piece(5, [12, 12, 12], { declaredCents: 0 })]))).toEqual({})
  expect(asked(ask([piece(50, [40, 30, 30], { goods: 'furniture' })]))).toEqual({})
})

test('destinations without known rules have no country of customs', () => {
  expect(customsCountryOf('ve')).toBe('VE')
  expect(customsCountryOf('aw')).toBeNull()
  expect(askingCountryOf({ country: 've', taxIncluded: false })).toBe('VE')
  expect(askingCountryOf({ country: 've', taxIncluded: true })).toBeNull()
})
