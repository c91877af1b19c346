// The fields of an address in Venezuela, as the checkout and the account ask for it.
import { VENEZUELAN_STATES } from '#domain/venezuela.ts'
import { choice, group, text } from './kinds.ts'

const STATES = ['', ...VENEZUELAN_STATES.map(({ name }) => name)]

/** `path` is its name in the form, `of` what devices call it. */
export const address = (path: string, of: 'shipping' | 'billing') =>
  group({
    fullName: text({ autoComplete: `${of} name`, required: true, maxLength: 120 }),
    phone: text({ type: 'tel', autoComplete: `${of} tel`, required: true, maxLength: 40 }),
    idDocument: text({ autoComplete: 'off', optional: true, maxLength: 30 }),
    state: choice(STATES, { autoComplete: `${of} address-level1`, required: true }),
    city: text({
      autoComplete: `${of} address-level2`,
      list: `${path}-cities`,
      required: true,
      maxLength: 80,
    }),
    line1: text({ autoComplete: `${of} address-line1`, required: true, maxLength: 200 }),
    line2: text({ autoComplete: `${of} address-line2`, optional: true, maxLength: 200 }),
    postalCode: text({
      autoComplete: `${of} postal-code`,
      optional: true,
      maxLength: 12,
      inputMode: 'numeric',
    }),
  })
