// The address of an order or an account, by the rules of the country it is in.
import { z } from 'zod'
import {
  ADDRESS_COUNTRIES,
  addressDocument,
  addressPhone,
  addressPostalCode,
} from '#domain/address-rules.ts'
import { statesOf } from '#domain/states.ts'
import type { FieldFault } from './field-errors.ts'
import { lineText } from './texts.ts'

export const addressCountrySchema = z.enum(ADDRESS_COUNTRIES)

const shape = z.strictObject({
  country: addressCountrySchema.default('ve'),
  fullName: lineText(2).max(120),
  idDocument: lineText().max(30),
  phone: z.string().max(40),
  state: lineText(),
  /** Free text, because an address may name a small one. */
  city: lineText(2).max(80),
  line1: lineText(5).max(200),
  line2: lineText().max(200),
  postalCode: lineText().max(12),
})
type Address = z.output<typeof shape>

/** Any usual spelling is stored in one; what is none of the country's stays as typed and is blamed. */
const READERS = {
  phone: addressPhone,
  idDocument: addressDocument,
  postalCode: addressPostalCode,
} as const
const READ = Object.keys(READERS) as (keyof typeof READERS)[]
const FAULTS = {
  phone: 'invalid_phone',
  idDocument: 'invalid_document',
  postalCode: 'invalid_postal_code',
} as const satisfies Record<keyof typeof READERS, FieldFault>

const spelled = (address: Address): Address => ({
  ...address,
  ...Object.fromEntries(
    READ.map((name) => [name, READERS[name](address.country, address[name]) ?? address[name]]),
  ),
})

const faultsOf = (address: Address): [keyof Address, FieldFault][] => [
  ...READ.flatMap((name): [keyof Address, FieldFault][] => {
    if (name === 'phone' && address.phone.trim() === '') return [['phone', 'required']]
    return READERS[name](address.country, address[name]) === null ? [[name, FAULTS[name]]] : []
  }),
  ...(statesOf(address.country).includes(address.state)
    ? []
    : ([['state', 'unknown_option']] as [keyof Address, FieldFault][])),
]

/** Where the goods go. Addresses from before other countries could be ordered to name none: they are in Venezuela. */
export const orderAddressSchema = shape.overwrite(spelled).superRefine((address, context) => {
  for (const [name, message] of faultsOf(address))
    context.addIssue({ code: 'custom', message, path: [name], input: address[name] })
})
export type OrderAddress = Address
