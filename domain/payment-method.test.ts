// Proves which accounts can be paid to, what a way to pay adds or takes off, and on which days it is offered.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  detailFaults,
  detailsOf,
  feeOf,
  methodState,
  PAYMENT_KINDS,
  type PaymentDetails,
  type PaymentKind,
  takesAmount,
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

describe('fees and discounts', () => {
  const fee = { feeBasisPoints: 300, feeCents: 25 }
  test.each([
    [10_000, fee, 325],
    [1, fee, 25],
    [10_000, { feeBasisPoints: -500, feeCents: 0 }, -500],
    [100, { feeBasisPoints: 0, feeCents: -500 }, -99],
    [10_000, { feeBasisPoints: 0, feeCents: 0 }, 0],
  ])('%i cents with %j: %i', (cents, given, expected) => {
    expect(feeOf(cents, given)).toBe(expected)
  })

  it('always leaves something to pay', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: -10_000, max: 10_000 }),
        fc.integer({ min: -100_000, max: 100_000 }),
        (cents, feeBasisPoints, feeCents) =>
          cents + feeOf(cents, { feeBasisPoints, feeCents }) >= 1,
      ),
    )
  })
})

test('bounds include their ends', () => {
  const bounds = { leastCents: 500, mostCents: 1000 }
  expect([499, 500, 1000, 1001].map((cents) => takesAmount(bounds, cents))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(takesAmount({ leastCents: null, mostCents: null }, 1)).toBe(true)
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
