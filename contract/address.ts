// The address of an order or an account, by the rules of the country it is in.
import { z } from 'zod'
import {
  ADDRESS_COUNTRIES,
  type AddressCountry,
  addressDocument,
  addressPhone,
  addressPostalCode,
} from '#domain/address-rules.ts'
import { statesOf } from '#domain/states.ts'
import type { FieldFault } from './field-errors.ts'
import { lineText } from './texts.ts'

export const addressCountrySchema = z.enum(ADDRESS_COUNTRIES)

const fault = (key: FieldFault): FieldFault => key

/** Any usual spelling, stored in one; null is none of the country's. */
const spelled = (
  max: number,
  country: AddressCountry,
  read: (country: AddressCountry, text: string) => string | null,
  key: FieldFault,
) =>
  z
    .string()
    .max(max)
    .transform((text, context) => {
      const found = read(country, text)
      if (found !== null) return found
      const message = text.trim() === '' ? fault('required') : key
      context.addIssue({ code: 'custom', message, input: text })
      return z.NEVER
    })

const addressIn = (country: AddressCountry) =>
  z.strictObject({
    country: z.literal(country),
    fullName: lineText(2).max(120),
    idDocument: spelled(30, country, addressDocument, 'invalid_document'),
    phone: spelled(40, country, addressPhone, 'invalid_phone'),
    state: lineText().refine((name) => statesOf(country).includes(name), fault('unknown_option')),
    /** Free text, because an address may name a small one. */
    city: lineText(2).max(80),
    line1: lineText(5).max(200),
    line2: lineText().max(200),
    postalCode: spelled(12, country, addressPostalCode, 'invalid_postal_code'),
  })
/** As it is written: without a country it is in Venezuela. */
type TypedAddress = Omit<z.input<ReturnType<typeof addressIn>>, 'country'> & {
  country?: AddressCountry | undefined
}

/** What an object of no fields would forbid. */
type TypedExtra<Extra extends z.ZodRawShape> = keyof Extra extends never
  ? unknown
  : z.input<z.ZodObject<Extra>>

/** Addresses from before other countries could be ordered to name none: they are in Venezuela. */
const inVenezuela = (address: unknown): unknown =>
  typeof address === 'object' && address !== null && !('country' in address && address.country)
    ? { ...address, country: 've' }
    : address

/** An address with more fields beside its own. */
export const addressWith = <Extra extends z.ZodRawShape>(extra: Extra) => {
  const [first, ...others] = ADDRESS_COUNTRIES.map((country) => addressIn(country).extend(extra))
  if (!first) throw new Error('no country')
  return z.preprocess(
    (typed: TypedAddress & TypedExtra<Extra>) => inVenezuela(typed),
    z.discriminatedUnion('country', [first, ...others]),
  )
}

/** Where the goods go. */
export const orderAddressSchema = addressWith({})
export type OrderAddress = z.output<typeof orderAddressSchema>
/** Its fields by name. */
export const ADDRESS_FIELDS = Object.keys(addressIn('ve').shape) as (keyof OrderAddress)[]
