// What stands in an order for a buyer who is not to be known any more.
import type { OrderAddress } from '#contract/address.ts'

export const GONE = 'nobody@invalid'

/** Whether what named the buyer is gone: there is nobody to write to. */
export const isErased = ({ email }: { email: string }): boolean => email === GONE

/** Country and state stay for the books: taxes and statistics need no more. */
const BLANK: Omit<OrderAddress, 'state' | 'country'> = {
  fullName: '***',
  idDocument: '',
  phone: '',
  city: '',
  line1: '',
  line2: '',
  postalCode: '',
}

export const erasedAddress = ({ country, state }: OrderAddress): OrderAddress => ({
  ...BLANK,
  country,
  state,
})

/** As SQL: for the trigger that lets the address of an order become this one, and no other. */
export const ERASED_ADDRESS = `'${JSON.stringify(BLANK)}'::jsonb || jsonb_strip_nulls(jsonb_build_object(
  'state', old.shipping_address->'state', 'country', old.shipping_address->'country'))`
