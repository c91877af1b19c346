// Turns the checkout form into the order it asks for; the same on the server and in the browser.
import { fieldErrorsOf } from '#contract/field-errors.ts'
import { placeOrderInput, type PlaceOrderInput } from '#contract/checkout.ts'
import { formText } from '#src/lib/form-text.ts'
import { ADDRESS_FIELDS, type AddressPrefix, type Faults } from './checkout-fields.ts'

export type ReadForm = { ok: true; input: PlaceOrderInput } | { ok: false; faults: Faults }

const numberOf = (form: FormData, name: string): number => {
  const text = formText(form, name)
  return /^\d{1,10}$/.test(text) ? Number(text) : 0
}

const addressOf = (form: FormData, prefix: AddressPrefix) =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, formText(form, `${prefix}.${field}`)]))

export function readCheckoutForm(form: FormData): ReadForm {
  const service = formText(form, 'service')
  const asked = {
    idempotencyKey: formText(form, 'idempotencyKey'),
    email: formText(form, 'email'),
    shippingAddress: addressOf(form, 'shippingAddress'),
    billingAddress: form.has('billingSame') ? null : addressOf(form, 'billingAddress'),
    service,
    paymentMethod: formText(form, 'paymentMethod'),
    note: formText(form, 'note'),
    expectedTotalCents: numberOf(form, `total.${service}`),
    cartVersion: numberOf(form, 'cartVersion'),
  }
  const parsed = placeOrderInput.safeParse(asked)
  if (parsed.success) return { ok: true, input: parsed.data }
  const faults = Object.entries(fieldErrorsOf(parsed.error, asked)).map(([field, [fault]]) => [
    field,
    fault,
  ])
  return { ok: false, faults: Object.fromEntries(faults) as Faults }
}
