// What a setting's text may look like; each shape's description is the text of its fault: «PORT must be <description>».
import { z } from 'zod'

export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max)
    .describe(`a whole number from ${min} to ${max}`)

export const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values).describe(`one of ${values.join(', ')}`)

export const address = (what: string, ...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => protocols.includes(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.host,
    )
    .describe(what)

/** Somebody else's server, without slashes at the end. */
export const source = (example: string) =>
  address(`an address such as ${example}`, 'https:', 'http:').transform((value) =>
    value.replace(/\/+$/, ''),
  )

export const line = (max: number, what = `one line of at most ${max} characters`) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}]+$/u)
    .describe(what)

export const tag = z
  .string()
  .regex(/^[\w.-]{1,64}$/)
  .describe('1 to 64 letters, digits, dots, dashes or underscores')

/** Entries between commas. */
export const list = (entry: RegExp, what: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine((entries) => entries.length <= 200 && entries.every((one) => entry.test(one)))
    .describe(`a list such as ${what}`)
