// What a setting's text may look like; each shape's description is the text of its fault: «PORT must be <description>».
import { isIP } from 'node:net'
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

/** Whoever connects takes names and passwords out of their percent signs. */
const isDecodable = ({ username, password, pathname }: URL): boolean => {
  try {
    decodeURIComponent(`${username}${password}${pathname}`)
    return true
  } catch {
    return false
  }
}

export const address = (what: string, ...protocols: string[]) =>
  z
    .string()
    .max(2000)
    .regex(/^[^\s\p{Cc}]+$/u)
    .refine((value) => {
      const url = URL.parse(value)
      return url !== null && protocols.includes(url.protocol) && url.host && isDecodable(url)
    })
    .describe(what)

/** Somebody else's server, without slashes at the end: what is asked there is put behind it. */
export const source = (example: string) =>
  address(`an address such as ${example}`, 'https:', 'http:')
    .refine((value) => {
      const { search, hash, username } = URL.parse(value) ?? {}
      return !search && !hash && !username
    })
    .transform((value) => value.replace(/\/+$/, ''))

const LABEL = /^[a-z\d_](?:[\w-]{0,61}[a-z\d_])?$/i

/** A name's last part has a letter: what has none would be read as a number, or is an address that is none. */
const isHostName = (value: string): boolean => {
  const labels = value.replace(/\.$/, '').split('.')
  return labels.every((label) => LABEL.test(label)) && /[a-z]/i.test(labels.at(-1) ?? '')
}

export const host = z
  .string()
  .max(253)
  .refine((value) => isIP(value) !== 0 || isHostName(value))
  .describe('a host name or an IP address')

/** Before the address stands a name, in quotes if it has characters that mean something in a list of senders. */
const SENDER = /^(?:(?:"[^"<>\\\p{Cc}]+"|[^"<>\\(),;:@[\]\p{Cc}]+)\s*<([^<>]+)>|([^<>]+))$/u

export const sender = z
  .string()
  .max(200)
  .refine((value) => {
    const [, named, alone] = SENDER.exec(value) ?? []
    return z.email().safeParse(named ?? alone).success
  })
  .describe('a sender such as Puente <hola@shop.example>')

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
