// Where the list of faults says that something is.
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'

/** What the list of faults calls what has no field of its own, and the second address. */
export const placesOf = (t: TranslationFunctions['checkout']) => ({
  keptAddress: t.shipping,
  service: t.delivery,
  paymentMethod: t.payment,
  billingAddress: Object.fromEntries(
    (
      ['fullName', 'phone', 'idDocument', 'state', 'city', 'line1', 'line2', 'postalCode'] as const
    ).map((name) => [name, () => `${t.billing()}: ${t[name]()}`]),
  ),
})
