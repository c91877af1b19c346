// However a number is written down, the courier gets the same one.
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { normaliseVenezuelanPhone } from './venezuelan-phone.ts'

test.each([
  ['0412-1234567', '+584121234567'],
  ['+58 412 123 45 67', '+584121234567'],
  ['584121234567', '+584121234567'],
  ['0058 412 1234567', '+584121234567'],
  ['+58 0412 1234567', '+584121234567'],
  ['412 1234567', '+584121234567'],
  ['0424.123.45.67', '+584241234567'],
  ['0422 1234567', '+584221234567'],
  ['(0212) 123.45.67', '+582121234567'],
  ['0261/7654321', '+582617654321'],
])('%j is %s', (text, phone) => {
  expect(normaliseVenezuelanPhone(text)).toEqual({ ok: true, phone })
})

test.each([
  ['', 'empty'],
  [' - ', 'empty'],
  ['call me', 'not_a_phone'],
  ['0412+1234567', 'not_a_phone'],
  ['+57 300 1234567', 'not_venezuelan'],
  ['001 305 1234567', 'not_venezuelan'],
  ['0412-123456', 'wrong_length'],
  ['0412-12345678', 'wrong_length'],
  ['0413-1234567', 'unknown_prefix'],
  ['0312-1234567', 'unknown_prefix'],
  ['0222-1234567', 'unknown_prefix'],
])('%j is refused as %s', (text, code) => {
  expect(normaliseVenezuelanPhone(text)).toEqual({ ok: false, code })
})

it('does not depend on how a number is written, and reads its own form', () => {
  const prefix = fc.constantFrom(
    '412',
    '414',
    '416',
    '422',
    '424',
    '426',
    '212',
    '241',
    '261',
    '295',
  )
  const line = fc
    .integer({ min: 0, max: 9_999_999 })
    .map((number) => String(number).padStart(7, '0'))
  const style = fc.constantFrom('0', '+58', '58', '0058', '+58 0', '+58 (0)')
  fc.assert(
    fc.property(
      prefix,
      line,
      style,
      fc.constantFrom('', ' ', '-', '.'),
      (area, number, start, gap) => {
        const parsed = normaliseVenezuelanPhone(
          `${start}${area}${gap}${number.slice(0, 3)}${gap}${number.slice(3)}`,
        )
        expect(parsed).toEqual({ ok: true, phone: `+58${area}${number}` })
        expect(normaliseVenezuelanPhone(`+58${area}${number}`)).toEqual(parsed)
      },
    ),
  )
})
