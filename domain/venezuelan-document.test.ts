// Documents and postal codes must be taken in every usual spelling, and slips must be seen while they can be mended.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseDocument, normalisePostalCode } from './venezuelan-document.ts'

test.each([
  ['', ''],
  ['  ', ''],
  ['V-12345678', 'V-12345678'],
  ['v 12.345.678', 'V-12345678'],
  ['E84123456', 'E-84123456'],
  ['V-123456', 'V-123456'],
  ['V–12345678', 'V-12345678'],
  ['J-12345678-9', 'J-123456789'],
  ['g200123456', 'G-200123456'],
  ['P-123456789', 'P-123456789'],
  ['12.345.678', '12345678'],
  ['ab 123456', 'AB123456'],
  ['P1234567', 'P1234567'],
  ['VE12345', 'VE12345'],
])('%j is the document %j', (text, document) => {
  expect(normaliseDocument(text)).toBe(document)
})

test.each([
  'V-12345',
  'V-1234567890',
  'J-1234567',
  'G1234567890',
  'V',
  '1234',
  'ABCDEF',
  'V-12345678; DROP',
  'ñ123456',
  '1'.repeat(16),
])('%j is none', (text) => {
  expect(normaliseDocument(text)).toBeNull()
})

test.each([
  ['', ''],
  ['1010', '1010'],
  [' 10 10 ', '1010'],
  ['1010-a', '1010-A'],
  ['1010 A', '1010-A'],
])('%j is the postal code %j', (text, code) => {
  expect(normalisePostalCode(text)).toBe(code)
})

test.each(['101', '10101', 'abcd', '1010-AB', 'A1010', '１０１０'])(
  '%j is no postal code',
  (text) => {
    expect(normalisePostalCode(text)).toBeNull()
  },
)

test('what has been put into one form stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (text) => {
      const document = normaliseDocument(text)
      if (document !== null) expect(normaliseDocument(document)).toBe(document)
      const code = normalisePostalCode(text)
      if (code !== null) expect(normalisePostalCode(code)).toBe(code)
    }),
  )
})
