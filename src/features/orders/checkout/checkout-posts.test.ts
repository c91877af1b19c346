// Tests the reading of the checkout form: the chosen total, billing the same or not, and a fault for each field.
import { expect, test } from 'vitest'
import { newKey } from './new-key.ts'
import { ADDRESS } from '#tests/support/checkout-form.ts'
import { placeOrderInput } from '#contract/checkout.ts'
import { readForm } from '#src/lib/form/read-form.ts'
import { postedAll } from '#src/lib/form/reading.ts'
import { openKeptAddress, orderOf } from './checkout-posts.ts'
import { checkoutFields, fillKeptAddress } from './checkout-fields.ts'
import { METHOD_IDS } from '#tests/support/payment-methods.ts'

const read = (form: FormData) => {
  const asked = readForm({
    fields: checkoutFields,
    schema: placeOrderInput,
    typed: postedAll(checkoutFields, form, ''),
    locale: 'es',
    shape: orderOf(form),
  })
  return asked.ok ? { ok: true, input: asked.output } : asked
}

const filled: Record<string, string> = {
  idempotencyKey: newKey(),
  cartVersion: '4',
  'total.air': '7428',
  'total.sea': '9878',
  'customs.sea': 'shop',
  email: ' Ana@Example.com ',
  'shippingAddress.fullName': 'Ana Pérez',
  'shippingAddress.phone': '0412-1234567',
  'shippingAddress.state': 'Miranda',
  'shippingAddress.city': 'Chacao',
  'shippingAddress.line1': 'Av. Francisco de Miranda',
  billingSame: '1',
  service: 'sea',
  paymentMethod: String(METHOD_IDS.zelle),
}
const formOf = (change: Record<string, string | null> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...filled, ...change }))
    if (value !== null) form.set(name, value)
  return form
}

test('a whole form becomes the order it asks for', () => {
  expect(read(formOf())).toMatchObject({
    ok: true,
    input: {
      email: 'ana@example.com',
      expectedTotalCents: 9878,
      expectedCustomsByShop: true,
      cartVersion: 4,
      billingAddress: null,
      note: '',
      shippingAddress: { phone: '+584121234567', idDocument: '', line2: '' },
    },
  })
})

test('an empty form has a fault at every field it needs, named as the form names it', () => {
  const names = [
    'email',
    'shippingAddress.fullName',
    'shippingAddress.phone',
    'shippingAddress.city',
    'shippingAddress.line1',
  ]
  const emptied = Object.fromEntries(names.map((name) => [name, '']))
  expect(read(formOf({ ...emptied, 'shippingAddress.state': '' }))).toEqual({
    ok: false,
    faults: {
      ...Object.fromEntries(names.map((name) => [name, 'required'])),
      'shippingAddress.state': expect.any(String),
    },
  })
})

test('another billing address is read and checked too', () => {
  const asked = read(formOf({ billingSame: null, 'billingAddress.phone': '123' }))
  expect(asked).toMatchObject({
    ok: false,
    faults: { 'billingAddress.phone': 'invalid_phone', 'billingAddress.line1': 'required' },
  })
})

test.each([
  [{ service: 'rocket' }, 'service'],
  [{ paymentMethod: null }, 'paymentMethod'],
  [{ idempotencyKey: 'again' }, 'idempotencyKey'],
])('%j is a fault of %s', (change, field) => {
  const asked = read(formOf(change))
  expect('faults' in asked ? Object.keys(asked.faults) : []).toEqual([field])
})

test('what was typed comes back, the numbers of the quote do not', () => {
  const typed = postedAll(checkoutFields, formOf(), '')
  expect(typed).toMatchObject({
    email: ' Ana@Example.com ',
    idempotencyKey: filled['idempotencyKey'],
  })
  expect(Object.keys(typed)).toEqual(Object.keys(checkoutFields))
})

test('keys are version 4 UUIDs and differ', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(Array.from({ length: 50 }, newKey)).size).toBe(50)
})

const kept = [{ ...ADDRESS, id: 7, label: 'Casa', isDefault: true }]

test('a kept address counts as typed; one of somebody else does not exist', () => {
  const form = formOf({ keptAddress: '7', 'shippingAddress.line1': '' })
  expect(fillKeptAddress(form, kept)).toBe(true)
  expect(read(form)).toMatchObject({
    ok: true,
    input: { shippingAddress: { line1: ADDRESS.line1, city: ADDRESS.city } },
  })
  for (const keptAddress of ['8', '-7', '7 ', '07', 'x', '1e1'])
    expect(fillKeptAddress(formOf({ keptAddress }), kept), keptAddress).toBe(false)
})

test('another address is what was typed; so is the form of a guest', () => {
  for (const keptAddress of ['another', '', null]) {
    const form = formOf({ keptAddress })
    expect(fillKeptAddress(form, kept)).toBe(true)
    expect(form.get('shippingAddress.city')).toBe('Chacao')
  }
})

test('faults of a kept address come back in the fields, where they can be put right', () => {
  const chosenAfter = (field: string) =>
    openKeptAddress({
      intent: 'checkout',
      typed: { keptAddress: '7' },
      faults: { [field]: 'required' },
    }).typed['keptAddress']
  expect(chosenAfter('shippingAddress.phone')).toBe('another')
  expect(chosenAfter('email')).toBe('7')
})
