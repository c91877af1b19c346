// What the checkout form is made of, and what of it goes back into the page: no schema, because every visitor loads it.
import type { AddressView } from '#contract/account-things.ts'
import type { FieldFault } from '#contract/field-errors.ts'
import { formText } from '#src/lib/form-text.ts'

export const ADDRESS_FIELDS = [
  'fullName',
  'idDocument',
  'phone',
  'state',
  'city',
  'line1',
  'line2',
  'postalCode',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type AddressPrefix = 'shippingAddress' | 'billingAddress'

/** The choice among the addresses of the account: the id of one, or another one that is typed. */
export const KEPT_ADDRESS = 'keptAddress'
export const ANOTHER_ADDRESS = 'another'

/** Names of fields as the form carries them → first fault. */
export type Faults = Partial<Record<string, FieldFault>>

/** What was typed, to be shown again beside its faults. The numbers of the quote are read anew instead. */
export const typedValues = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' &&
        entry[0] !== 'cartVersion' &&
        !entry[0].startsWith('total.'),
    ),
  )

/**
 * Puts the chosen address into the fields, as if it had been typed. False: it is none of these, because it was removed
 * meanwhile or never belonged to whoever asks.
 */
export function fillKeptAddress(form: FormData, kept: readonly AddressView[]): boolean {
  const chosen = formText(form, KEPT_ADDRESS)
  if (chosen === '' || chosen === ANOTHER_ADDRESS) return true
  const address = kept.find(({ id }) => String(id) === chosen)
  if (!address) return false
  for (const field of ADDRESS_FIELDS) form.set(`shippingAddress.${field}`, address[field])
  return true
}

/** What comes back with faults: those of a chosen address can only be seen, and put right, in the fields. */
export function withFaults(form: FormData, faults: Faults) {
  const isInAddress = Object.keys(faults).some((name) => name.startsWith('shippingAddress.'))
  if (isInAddress && form.has(KEPT_ADDRESS)) form.set(KEPT_ADDRESS, ANOTHER_ADDRESS)
  return { values: typedValues(form), faults }
}
