// The laws of whole quotes, extras, insurance and taxes included, whatever is shipped.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from './money.ts'
import { ask, piece, TARIFF } from './quote.fixture.ts'
import { quoteServices } from './quote-services.ts'
import type { QuoteInput, QuoteOption, QuotePiece, QuotePrice } from './quote-types.ts'
import { switchLength, switchWeight, typed } from './unit-switch.ts'

const side = fc.integer({ min: 1, max: 40 })
const anyPiece: fc.Arbitrary<QuotePiece> = fc
  .record({
    pounds: fc.integer({ min: 1, max: 60 }),
    sides: fc.tuple(side, side, side),
    quantity: fc.integer({ min: 1, max: 4 }),
    declaredCents: fc.nat(60_000),
  })
  .map(({ pounds, sides, ...rest }) => piece(pounds, sides, rest))
const extras = fc.record({
  insurance: fc.boolean(),
  packaging: fc.boolean(),
  repacking: fc.boolean(),
  residential: fc.boolean(),
  consolidate: fc.boolean(),
})
const shipment: fc.Arbitrary<QuoteInput> = fc
  .tuple(fc.array(anyPiece, { minLength: 1, maxLength: 5 }), extras)
  .map(([pieces, chosen]) => ask(pieces, chosen))

const isPrice = (option: QuoteOption): option is QuotePrice => option.refused === null
const pricesOf = (input: QuoteInput): QuotePrice[] =>
  quoteServices(input, TARIFF).options.filter(isPrice)

test('lines are whole cents and sum to the total; one price is the cheapest, one the fastest', () => {
  fc.assert(
    fc.property(shipment, (input) => {
      const prices = pricesOf(input)
      for (const { lines, totalCents } of prices) {
        expect(lines.every(({ cents }) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true)
        expect(sum(lines.map(({ cents }) => cents))).toBe(totalCents)
      }
      const least = Math.min(...prices.map(({ totalCents }) => totalCents))
      const marked = prices.filter(({ cheapest }) => cheapest)
      expect(marked.map(({ totalCents }) => totalCents)).toEqual(prices.length > 0 ? [least] : [])
      expect(prices.filter(({ fastest }) => fastest)).toHaveLength(Math.min(prices.length, 1))
    }),
  )
})

const more = fc.record({
  pounds: fc.nat(20),
  length: fc.nat(10),
  width: fc.nat(10),
  height: fc.nat(10),
  declaredCents: fc.nat(30_000),
  quantity: fc.nat(2),
})

test('what is heavier, bigger, dearer or more is never cheaper by the same service', () => {
  fc.assert(
    fc.property(shipment, fc.nat(), more, (input, which, by) => {
      const grown = input.pieces.map((one, place): QuotePiece => {
        if (place !== which % input.pieces.length) return one
        const { weight, box } = one
        const longer = (name: 'length' | 'width' | 'height') => ({
          ...box[name],
          thousandths: box[name].thousandths + by[name] * 1000,
        })
        return {
          ...one,
          weight: { ...weight, thousandths: weight.thousandths + by.pounds * 1000 },
          box: { length: longer('length'), width: longer('width'), height: longer('height') },
          declaredCents: one.declaredCents + by.declaredCents,
          quantity: one.quantity + by.quantity,
        }
      })
      const before = new Map(pricesOf(input).map((price) => [price.service, price.totalCents]))
      for (const { service, totalCents } of pricesOf({ ...input, pieces: grown }))
        // What takes the larger shipment takes the smaller one.
        expect(totalCents).toBeGreaterThanOrEqual(before.get(service) ?? Infinity)
    }),
    { numRuns: 300 },
  )
})

test('a quote that was stored and computed again is the same', () => {
  fc.assert(
    fc.property(shipment, (input) => {
      const stored = JSON.parse(JSON.stringify({ input, tariff: TARIFF })) as {
        input: QuoteInput
        tariff: typeof TARIFF
      }
      expect(quoteServices(stored.input, stored.tariff)).toEqual(quoteServices(input, TARIFF))
    }),
  )
})

test('looking at other units changes nothing that is charged', () => {
  fc.assert(
    fc.property(shipment, (input) => {
      const looked = input.pieces.map((one): QuotePiece => {
        const length = (name: 'length' | 'width' | 'height') =>
          switchLength(switchLength(typed(one.box[name]), 'cm'), one.box[name].unit).shown
        return {
          ...one,
          weight: switchWeight(switchWeight(typed(one.weight), 'kg'), one.weight.unit).shown,
          box: { length: length('length'), width: length('width'), height: length('height') },
        }
      })
      expect(quoteServices({ ...input, pieces: looked }, TARIFF)).toEqual(
        quoteServices(input, TARIFF),
      )
    }),
  )
})
