// A price is right to the cent or refused with its reason.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPriceJump, MAX_OFFER_CENTS, readOfferPrice } from './offer-price.ts'

it.each([
  [856.99, 85_699],
  [53, 5300],
  ['239.00', 23_900],
  ['1,299.00', 129_900],
  [0.07, 7],
  [19.990000000000002, 1999],
  [100_000, MAX_OFFER_CENTS],
])('%j is %d cents', (value, cents) => {
  expect(readOfferPrice(value)).toEqual({ ok: true, cents })
})

it.each([
  [undefined, 'price_missing'],
  [null, 'price_missing'],
  ['', 'price_missing'],
  [0, 'price_zero'],
  ['0.00', 'price_zero'],
  [-5, 'price_negative'],
  ['-5.00', 'price_negative'],
  ['1.299,00', 'price_unreadable'],
  ['12.999', 'price_unreadable'],
  [12.345, 'price_unreadable'],
  ['call us', 'price_unreadable'],
  [Number.NaN, 'price_unreadable'],
  [Number.POSITIVE_INFINITY, 'price_absurd'],
  [1e300, 'price_absurd'],
  [100_000.01, 'price_absurd'],
  [{ value: 5 }, 'price_unreadable'],
  [['5'], 'price_unreadable'],
  [true, 'price_unreadable'],
])('%j is refused: %s', (value, code) => {
  expect(readOfferPrice(value)).toEqual({ ok: false, code })
})

it('reads back every price, as a number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_OFFER_CENTS }), (cents) => {
      const price = { ok: true, cents }
      expect(readOfferPrice(cents / 100)).toEqual(price)
      expect(readOfferPrice((cents / 100).toFixed(2))).toEqual(price)
    }),
  )
})

it.each([
  [1000, 10_000, true],
  [1000, 100, true],
  [1000, 2501, true],
  [1000, 2500, false],
  [1000, 400, false],
  [1000, 399, true],
  [1000, 1000, false],
])('from %d to %d cents: jump %s', (before, after, jumps) => {
  expect(isPriceJump(before, after)).toBe(jumps)
})
