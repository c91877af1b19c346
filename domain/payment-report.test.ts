// Proves what each way to pay asks of a report, and which two reports are one payment.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAYMENT_KINDS } from './payment-method.ts'
import { payerKey, referenceKey, reportFaults, reportParts, sameName } from './payment-report.ts'

const EMPTY = { payerName: '', bankCode: '', phone: '', idDocument: '' }

test.each([
  ['00 12-34', '1234'],
  ['1234', '1234'],
  ['0000', '0'],
  ['ab 00', 'AB00'],
  [' Zr-9 ', 'ZR9'],
])('%j is kept as %j', (typed, key) => {
  expect(referenceKey(typed)).toBe(key)
})

test('zeros in front and blanks between make no other reference', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.nat(9), (number, zeros) => {
      const digits = String(number)
      const typed = `${'0'.repeat(zeros)}${digits.slice(0, 2)} ${digits.slice(2)}`
      expect(referenceKey(typed)).toBe(digits)
    }),
  )
})

test('every way asks for who paid, and says what is missing', () => {
  for (const kind of PAYMENT_KINDS) {
    expect(reportParts(kind).length).toBeGreaterThan(0)
    expect(Object.keys(reportFaults(kind, EMPTY))).toEqual([...reportParts(kind)])
  }
})

test('what is typed wrong is told at its part', () => {
  const parts = { ...EMPTY, bankCode: '134', phone: '555', idDocument: '-' }
  expect(reportFaults('pago_movil', parts)).toEqual({
    bankCode: 'unknown_option',
    phone: 'invalid_phone',
    idDocument: 'invalid_document',
  })
  const good = { ...EMPTY, bankCode: '0134', phone: '0412 1234567', idDocument: 'v12345678' }
  expect(reportFaults('pago_movil', good)).toEqual({})
})

test('a payer is one however the name or the phone is written', () => {
  expect(sameName('  JOSÉ   Núñez ')).toBe(sameName('jose nunez'))
  const by = (phone: string) => payerKey('pago_movil', { ...EMPTY, phone })
  expect(by('0412-1234567')).toBe(by('+58 412 1234567'))
  expect(payerKey('zelle', { ...EMPTY, payerName: 'Ana P.' })).toBe('ana p')
})
