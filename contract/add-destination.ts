// A city that the desk adds to the network: where it is, what it is called, and what its being remote costs.
import { z } from 'zod'
import { destinationCode } from '#domain/destination-code.ts'
import { statesOf } from '#domain/states.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { addressCountrySchema } from './address.ts'
import type { FieldFault } from './field-errors.ts'
import { MOST_REMOTE_CENTS } from './network-desk.ts'
import { refusalSchema } from './refusal-schema.ts'
import { destinationCodeSchema } from './shipping-quote.ts'
import { lineText } from './texts.ts'
import { dollarsSchema } from './typed-numbers.ts'

const MOST_LETTERS = 60
const fault = (key: FieldFault): FieldFault => key

/** Names in other languages may be left empty: then they are the Spanish one. */
const namesSchema = z
  .strictObject({
    es: lineText(2).max(MOST_LETTERS),
    en: lineText().max(MOST_LETTERS),
    it: lineText().max(MOST_LETTERS),
    pt: lineText().max(MOST_LETTERS),
  })
  .transform(
    (names) =>
      Object.fromEntries(LOCALES.map((locale) => [locale, names[locale] || names.es])) as Record<
        Locale,
        string
      >,
  )

export const addDestinationInput = z
  .strictObject({
    country: addressCountrySchema,
    names: namesSchema,
    /** One of the country's states, as addresses name them. */
    region: lineText(),
    remote: dollarsSchema(MOST_REMOTE_CENTS),
    /** Whether the surcharge is more than an example. */
    confirmed: z.boolean(),
  })
  .refine(({ country, region }) => statesOf(country).includes(region), {
    path: ['region'],
    error: fault('unknown_option'),
  })
  .refine(
    ({ country, names }) =>
      destinationCodeSchema.safeParse(destinationCode(country, names.es)).success,
    { path: ['names', 'es'], error: fault('invalid') },
  )
export type AddDestinationInput = z.output<typeof addDestinationInput>

export const addDestinationOutput = z.union([
  z.object({ ok: z.literal(true), code: destinationCodeSchema }),
  refusalSchema('destination_exists'),
])
export type AddDestinationOutcome = z.infer<typeof addDestinationOutput>
