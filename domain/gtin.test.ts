// Bar codes of all lengths come out in one form, and numbers that are none do not.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalGtin } from './gtin.ts'

it.each([
  ['036000291452', '00036000291452'],
  ['0036000291452', '00036000291452'],
  ['36000291452', '00036000291452'],
  ['4006381333931', '04006381333931'],
  ['4006-3813 33931', '04006381333931'],
  ['96385074', '00000096385074'],
  ['10036000291459', '10036000291459'],
  ['9780306406157', '09780306406157'],
])('%j is %s', (text, gtin) => {
  expect(normalGtin(text)).toBe(gtin)
})

it.each([
  ['036000291453', 'wrong check digit'],
  ['', 'nothing'],
  ['Does not apply', 'words'],
  ['123456789', 'nine digits'],
  ['000000000000', 'only zeros'],
  ['200000000008', 'given out by a shop'],
  ['0200000000004', 'sold by weight in one shop'],
  ['9900000000004', 'a coupon'],
  ['036000291452036000291452', 'two codes'],
  ['٠٣٦٠٠٠٢٩١٤٥٢', 'digits of another script'],
])('%j is none: %s', (text) => {
  expect(normalGtin(text)).toBeNull()
})

it('is a fixed point, and any single wrong digit is noticed', () => {
  const body = fc.stringMatching(/^[13-9]\d{11}$/u).filter((text) => !/^(?:9[89]|951)/u.test(text))
  fc.assert(
    fc.property(body, fc.nat(12), fc.integer({ min: 1, max: 9 }), (digits, place, step) => {
      const valid = Array.from({ length: 10 }, (_, digit) =>
        normalGtin(`${digits}${digit}`),
      ).filter((gtin) => gtin !== null)
      expect(valid).toHaveLength(1)
      const gtin = valid[0] ?? ''
      expect(normalGtin(gtin)).toBe(gtin)
      const at = place + 1
      const wrong = (Number(gtin[at]) + step) % 10
      expect(normalGtin(gtin.slice(0, at) + wrong + gtin.slice(at + 1))).toBeNull()
    }),
  )
})
