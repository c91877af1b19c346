// Tests rates against exact decimals and conversion to one rounding.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCY_DIGITS, DISPLAY_CURRENCIES, QUOTED_CURRENCIES } from './currencies.ts'
import { convertCents, convertDollars, rateOf, rateText, readRate } from './exchange.ts'
import { rational } from './rational.ts'

describe('reading a rate', () => {
  test.each([
    [900.886719, '900.886719'],
    [779.9522, '779.9522'],
    ['779.9522', '779.9522'],
    [911.21815526, '911.21815526'],
    [5, '5'],
    ['5.000', '5'],
    ['0007.10', '7.1'],
    // Floating-point noise beyond the tenth decimal, rounded half away from zero.
    ['0.12345678905', '0.1234567891'],
    ['0.99999999999', '1'],
    ['9999999999.5', '9999999999.5'],
  ])('%s is %s', (given, text) => {
    const read = readRate(given)
    expect(read.ok && rateText(read.rate)).toBe(text)
  })

  test.each([
    null,
    undefined,
    NaN,
    Infinity,
    '',
    ' ',
    '779,95',
    '1e3',
    1e21,
    1e-9,
    '0x10',
    '12 Bs',
    true,
    [900],
    { promedio: 900 },
    '12345678901',
  ])('%s is no number', (given) => {
    expect(readRate(given)).toEqual({ ok: false, fault: 'not_a_number' })
  })

  test.each([0, -0, '0.00', -1, '-900.5', '0.00000000001'])('%s is not positive', (given) => {
    expect(readRate(given)).toEqual({ ok: false, fault: 'not_positive' })
  })

  test('what was written is read back, and anything else of ours is a mistake', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 19n), fc.integer({ min: 0, max: 10 }), (units, scale) => {
        fc.pre(units < 10n ** BigInt(scale + 10))
        const text = rateText({ units, scale })
        expect(rateOf(text)).toEqual({ units, scale })
        const read = readRate(text)
        expect(read.ok && Number(rateText(read.rate))).toBe(Number(text))
      }),
    )
    for (const none of ['', '0', '0.00', '-1']) expect(() => rateOf(none)).toThrow(RangeError)
    expect(() => rateOf('1,5')).toThrow(SyntaxError)
  })
})

describe('converting', () => {
  test.each([
    [1000, '900.886719', 'VES', 900_887],
    [12_345, '900.886719', 'VES', 11_121_447],
    [1, '0.5', 'EUR', 1],
    [1, '0.49', 'EUR', 0],
    [-1, '0.5', 'EUR', -1],
    // Whole pesos: 39.50 × 3,951.5 = 156,084.25.
    [3950, '3951.5', 'COP', 156_084],
    [0, '900', 'VES', 0],
  ] as const)('%i cents at %s are %s %i', (cents, rate, currency, minor) => {
    expect(convertCents(cents, rateOf(rate), currency)).toBe(minor)
  })

  test('parts of a cent count: nothing is rounded before the end', () => {
    expect(convertDollars(rational(1n, 1000n), rateOf('900'), 'VES')).toBe(90)
  })

  const cents = fc.integer({ min: 0, max: 2_147_483_647 })
  const rate = fc
    .integer({ min: 1, max: 50_000_000 })
    .map((units) => ({ units: BigInt(units), scale: 4 }))

  test('more dollars are never less elsewhere, and a sum differs from its parts by at most a unit each', () => {
    fc.assert(
      fc.property(cents, cents, rate, fc.constantFrom(...QUOTED_CURRENCIES), (a, b, r, code) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        expect(convertCents(less, r, code)).toBeLessThanOrEqual(convertCents(more, r, code))
        const parts = convertCents(a, r, code) + convertCents(b, r, code)
        expect(Math.abs(convertCents(a + b, r, code) - parts)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('one for one stays the same', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(convertCents(amount, rateOf('1'), 'EUR')).toBe(amount)
      }),
    )
  })

  test('what no number can hold is an error, not a wrong amount', () => {
    expect(() => convertCents(2_147_483_647, rateOf('9999999999'), 'VES')).toThrow(RangeError)
  })
})

test('every currency has its decimals', () => {
  expect(DISPLAY_CURRENCIES.map((code) => CURRENCY_DIGITS[code])).toEqual([2, 2, 2, 0, 2, 2])
})
