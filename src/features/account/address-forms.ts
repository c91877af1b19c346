// The forms of one's addresses, apart from the others: the states of ten countries come with them.
import { address } from '#src/lib/form/address.ts'
import { id, text, tick } from '#src/lib/form/kinds.ts'

const label = text({ optional: true, autoComplete: 'off', maxLength: 40 })
const shippingAddress = address('shippingAddress', 'shipping')

export const addressForms = {
  add: { label, shippingAddress, isDefault: tick() },
  update: { id: id(), label, shippingAddress },
} as const
