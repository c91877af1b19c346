// Proves that every fault of a form names its field and says what kind it is.
import { expect, test } from 'vitest'
import { fieldErrorsOf } from './field-errors.ts'
import { placeOrderInput } from './checkout.ts'

const address = {
  fullName: 'María González',
  idDocument: '',
  phone: '0412-1234567',
  state: 'Zulia',
  city: 'Maracaibo',
  line1: 'Calle 72',
  line2: '',
  postalCode: '',
}
const form = {
  idempotencyKey: '0197a9f4-6f4e-7cc0-8a3c-6a1f5b1c2d3e',
  email: 'maria@example.com',
  shippingAddress: address,
  billingAddress: null,
  service: 'air',
  paymentMethod: 1,
  expectedTotalCents: 100,
  cartVersion: 1,
}

const faults = (changes: object) => {
  const input = { ...form, ...changes }
  const parsed = placeOrderInput.safeParse(input)
  return parsed.success ? {} : fieldErrorsOf(parsed.error, input)
}
const at = (changes: object) => ({ shippingAddress: { ...address, ...changes } })

test('a good form has none, and its phone and address come back in one form', () => {
  expect(faults({})).toEqual({})
  const parsed = placeOrderInput.parse({ ...form, email: ' Maria@Example.com ' })
  expect(parsed).toMatchObject({
    email: 'maria@example.com',
    shippingAddress: { phone: '+584121234567' },
  })
})

test.each([
  [{ email: '' }, { email: ['required'] }],
  [{ email: undefined }, { email: ['required'] }],
  [{ email: 'maria@' }, { email: ['invalid_email'] }],
  [{ service: 'vehicle' }, { service: ['unknown_option'] }],
  [{ note: 'x'.repeat(501) }, { note: ['too_long'] }],
  [{ expectedTotalCents: -1 }, { expectedTotalCents: ['too_small'] }],
  [at({ fullName: 'M' }), { 'shippingAddress.fullName': ['too_short'] }],
  [at({ fullName: '   ' }), { 'shippingAddress.fullName': ['required'] }],
  [at({ phone: '' }), { 'shippingAddress.phone': ['required'] }],
  [at({ idDocument: 'V-12' }), { 'shippingAddress.idDocument': ['invalid_document'] }],
  [at({ postalCode: '33101' }), { 'shippingAddress.postalCode': ['invalid_postal_code'] }],
  [at({ phone: '+1 305 555 0100' }), { 'shippingAddress.phone': ['invalid_phone'] }],
  [at({ state: 'Florida' }), { 'shippingAddress.state': ['unknown_option'] }],
  [{ email: 'a@b.es\r\nBcc: c@d.es' }, { email: ['invalid_email'] }],
  [{ idempotencyKey: 'always-the-same' }, { idempotencyKey: ['invalid'] }],
  [{ paymentMethod: 'card' }, { paymentMethod: ['invalid'] }],
  [{ isAdmin: true, totalCents: 1 }, { '': ['invalid'] }],
])('%j → %j', (changes, expected) => {
  expect(faults(changes)).toEqual(expected)
})
