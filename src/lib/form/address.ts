// The fields of an address, as the checkout and the account ask for it.
import type { AddressCountry } from '#domain/address-rules.ts'
import { ALL_STATES } from '#domain/states.ts'
import { type Kind, textOf } from './kind.ts'
import { choice, group, own, text } from './kinds.ts'

/** A form from before other countries could be ordered to names none. */
const country: Kind<AddressCountry> = {
  ...own<AddressCountry>(),
  read: (typed) => textOf(typed) || undefined,
}

/** `path` is its name in the form, `of` what devices call it. The country is not typed: it comes with the destination. */
export const address = (path: string, of: 'shipping' | 'billing') =>
  group({
    country,
    fullName: text({ autoComplete: `${of} name`, required: true, maxLength: 120 }),
    phone: text({ type: 'tel', autoComplete: `${of} tel`, required: true, maxLength: 40 }),
    idDocument: text({ autoComplete: 'off', optional: true, maxLength: 30 }),
    state: choice(['', ...ALL_STATES], { autoComplete: `${of} address-level1`, required: true }),
    city: text({
      autoComplete: `${of} address-level2`,
      list: `${path}-cities`,
      required: true,
      maxLength: 80,
    }),
    line1: text({ autoComplete: `${of} address-line1`, required: true, maxLength: 200 }),
    line2: text({ autoComplete: `${of} address-line2`, optional: true, maxLength: 200 }),
    postalCode: text({ autoComplete: `${of} postal-code`, optional: true, maxLength: 12 }),
  })
