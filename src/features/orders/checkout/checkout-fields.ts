// What the checkout form is made of: no schema, because every visitor loads it.
import type { AddressView } from '#contract/account-things.ts'
import type { CheckoutQuote, CheckoutQuoteInput, PlaceOrderOutcome } from '#contract/checkout.ts'
import { ADDRESS_COUNTRIES } from '#domain/address-rules.ts'
import { LANDED_EXTRAS } from '#domain/shipping-services.ts'
import { address } from '#src/lib/form/address.ts'
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { lines, own, tick } from '#src/lib/form/kinds.ts'
import { email } from '#src/lib/form/person.ts'
import { formText } from '#src/lib/form-text.ts'

/** The choice among the addresses of the account: the id of one, or another one that is typed. */
export const KEPT_ADDRESS = 'keptAddress'
export const ANOTHER_ADDRESS = 'another'

/** In the order of the page. The numbers of the quote are not among them: they never come back as typed. */
export const checkoutFields = {
  idempotencyKey: own(),
  email: email(),
  [KEPT_ADDRESS]: own(),
  shippingAddress: address('shippingAddress', 'shipping'),
  keepAddress: tick(),
  billingSame: tick(),
  billingAddress: address('billingAddress', 'billing'),
  service: own(),
  extras: own(),
  paymentMethod: own(),
  note: lines({ optional: true, rows: 2, maxLength: 500 }),
}

/** What a form says of where its goods go and what is added to them. */
export function quoteAsked(form: FormData, kept: readonly AddressView[]): CheckoutQuoteInput {
  const chosen = kept.find(({ id }) => String(id) === formText(form, KEPT_ADDRESS))
  const typed = (name: string) => formText(form, `shippingAddress.${name}`)
  const country = ADDRESS_COUNTRIES.find((code) => code === typed('country'))
  const state = typed('state')
  const extras = LANDED_EXTRAS.filter((extra) => form.getAll('extras').includes(extra))
  if (chosen)
    return {
      address: { country: chosen.country, state: chosen.state, city: chosen.city },
      extras,
    }
  return { ...(country && state && { address: { country, state, city: typed('city') } }), extras }
}

/** No answer came: pressing again is safe, because the form carries the same key. */
export interface CheckoutAnswer extends FormAnswer<Exclude<PlaceOrderOutcome, { ok: true }>> {
  /** What the goods cost where the form says, with what it adds. */
  quote?: CheckoutQuote
}

/**
 * Puts the chosen address into the fields, as if it had been typed. False: it is none of these, because it was removed
 * meanwhile or never belonged to whoever asks.
 */
export function fillKeptAddress(form: FormData, kept: readonly AddressView[]): boolean {
  const chosen = formText(form, KEPT_ADDRESS)
  if (chosen === '' || chosen === ANOTHER_ADDRESS) return true
  const found = kept.find(({ id }) => String(id) === chosen)
  if (!found) return false
  const { id: _id, label: _label, isDefault: _isDefault, ...fields } = found
  for (const [field, text] of Object.entries(fields)) form.set(`shippingAddress.${field}`, text)
  return true
}
