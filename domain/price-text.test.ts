// Prices from files are never off by a hundred: read exactly or refused.
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { centsToDecimal } from './money.ts'
import { MAX_PRICE_CENTS, parsePrice } from './price-text.ts'

test.each([
  ['12.65', 1265],
  ['8', 800],
  ['12.5', 1250],
  ['12,65', 1265],
  ['$1,299.00', 129_900],
  ['1.299,00', 129_900],
  ['1,299,000', 129_900_000],
  ['1.299.000,5', 129_900_050],
  [' 19.99 ', 1999],
  ['US$ 5', 500],
  ['5 USD', 500],
  ['$.99', 99],
  ['0.990', 99],
  ['1299.000', 129_900],
  ['0', 0],
  ['1 206', 120_600],
  ['1 206,50', 120_650],
  ['$ 12 345.6', 1_234_560],
  ['21474836.47', MAX_PRICE_CENTS],
])('%j is %d cents', (text, cents) => {
  expect(parsePrice(text)).toEqual({ ok: true, cents })
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['$', 'not_a_price'],
  ['1,299', 'ambiguous'],
  [' 9.990 ', 'ambiguous'],
  ['12.999', 'ambiguous'],
  ['0.999', 'fraction_of_a_cent'],
  ['12.6555', 'fraction_of_a_cent'],
  ['-5.00', 'negative'],
  ['$-5.00', 'negative'],
  ['12.', 'not_a_price'],
  ['1,29,9.00', 'ambiguous'],
  ['1,299.00,5', 'not_a_price'],
  ['1.2.3', 'ambiguous'],
  ['€12.65', 'not_a_price'],
  ['10.00 - 12.00', 'not_a_price'],
  ['1e3', 'not_a_price'],
  ['0x10', 'not_a_price'],
  ['N/A', 'not_a_price'],
  ['१२', 'not_a_price'],
  ['21474836.48', 'too_large'],
  ['9'.repeat(400), 'not_a_price'],
])('%j is refused as %s', (text, code) => {
  expect(parsePrice(text)).toEqual({ ok: false, code })
})

test.each([
  ['1,299', '.', { ok: true, cents: 129_900 }],
  ['1,299', ',', { ok: false, code: 'fraction_of_a_cent' }],
  ['9.990', '.', { ok: true, cents: 999 }],
  ['9.990', ',', { ok: true, cents: 999_000 }],
  ['12,65', '.', { ok: false, code: 'ambiguous' }],
] as const)('%j in a file whose decimal sign is %j', (text, decimal, expected) => {
  expect(parsePrice(text, decimal)).toEqual(expected)
})

it('reads back every amount it could have been written from', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_PRICE_CENTS }), (cents) => {
      const plain = centsToDecimal(cents)
      const grouped = plain.replace(/\B(?=(?:\d{3})+(?!\d))/gu, ',')
      const swapped = grouped.replaceAll(/[.,]/gu, (sign) => (sign === ',' ? '.' : ','))
      for (const text of [plain, grouped, swapped, `$${grouped}`])
        expect(parsePrice(text)).toEqual({ ok: true, cents })
    }),
  )
})

it('answers any text with cents or a refusal, never with a crash', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-$ €eUSD') }), (text) => {
      const parsed = parsePrice(text)
      if (parsed.ok) expect(Number.isSafeInteger(parsed.cents) && parsed.cents >= 0).toBe(true)
    }),
  )
})
