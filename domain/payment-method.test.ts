// Proves which accounts can be paid to, and on which days a way to pay is offered.
import { expect, it, test } from 'vitest'
import {
  detailFaults,
  detailsOf,
  methodState,
  PAYMENT_KINDS,
  type PaymentDetails,
  type PaymentKind,
} from './payment-method.ts'
import { bankOf, bankText, needsClearance, VENEZUELAN_BANKS } from './venezuelan-banks.ts'

const ACCOUNT = `0134${'0'.repeat(16)}`

test.each<[PaymentKind, PaymentDetails, object]>([
  ['zelle', { holder: 'Puente LLC', email: 'pay@shop.example' }, {}],
  ['zelle', { holder: 'Puente LLC', phone: '+1 (305) 555-0100' }, {}],
  ['zelle', { holder: 'Puente LLC' }, { email: 'required' }],
  ['zelle', { holder: ' ', email: 'pay@shop' }, { holder: 'required', email: 'invalid_email' }],
  ['pago_movil', { bankCode: '0134', phone: '0412-1234567', idDocument: 'J-12345678-9' }, {}],
  [
    'pago_movil',
    { bankCode: '0106', phone: '305-555-0100', idDocument: 'J1' },
    { bankCode: 'unknown_option', phone: 'invalid_phone', idDocument: 'invalid_document' },
  ],
  [
    'bolivar_transfer',
    { holder: 'Puente', bankCode: '0134', account: ACCOUNT, idDocument: 'J-12345678-9' },
    {},
  ],
  [
    'bolivar_transfer',
    { holder: 'Puente', bankCode: '0105', account: ACCOUNT, idDocument: 'J-12345678-9' },
    { account: 'invalid' },
  ],
  ['bank_transfer', { holder: 'Puente LLC', bank: 'A bank', account: '12' }, {}],
  ['binance_pay', {}, { payId: 'required' }],
  ['cash', { address: 'Miami' }, {}],
  ['card', { link: 'http://pay.example/x' }, { link: 'invalid' }],
  ['card', { link: 'https://pay.example/x' }, {}],
])('%s with %j: %j', (kind, details, faults) => {
  expect(detailFaults(kind, details)).toEqual(faults)
})

it('looks at no part that its kind does not have', () => {
  for (const kind of PAYMENT_KINDS)
    expect(
      Object.keys(detailFaults(kind, {})).every((part) => detailsOf(kind).includes(part as never)),
    ).toBe(true)
})

test.each([
  [{ active: false, activeFrom: null, activeTo: null }, 'off'],
  [{ active: true, activeFrom: null, activeTo: null }, 'active'],
  [{ active: true, activeFrom: '2026-05-05', activeTo: null }, 'waiting'],
  [{ active: true, activeFrom: '2026-05-04', activeTo: '2026-05-04' }, 'active'],
  [{ active: true, activeFrom: null, activeTo: '2026-05-03' }, 'ended'],
] as const)('%j on 2026-05-04: %s', (period, state) => {
  expect(methodState(period, '2026-05-04')).toBe(state)
})

test('banks have four digits, each once, and are named with them', () => {
  const codes = VENEZUELAN_BANKS.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.every((code) => /^\d{4}$/u.test(code))).toBe(true)
  expect(bankText('0134')).toBe('0134 · Banesco')
  expect([bankText('9999'), bankOf('134')]).toEqual(['9999', null])
  expect(codes.filter(needsClearance)).toEqual(['0102', '0163', '0175', '0177'])
})
