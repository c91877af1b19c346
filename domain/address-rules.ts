// How addresses are written in each country that orders go to: phone, identity document, postal code.
import { normaliseDocument, normalisePostalCode } from './venezuelan-document.ts'
import { normaliseVenezuelanPhone } from './venezuelan-phone.ts'

export const ADDRESS_COUNTRIES = [
  've',
  'co',
  'ec',
  'pe',
  'pa',
  'do',
  'cl',
  'br',
  'ar',
  'mx',
] as const
export type AddressCountry = (typeof ADDRESS_COUNTRIES)[number]

/** What its first-level division is called. */
export type Division = 'state' | 'department' | 'province' | 'region'

interface AddressRules {
  readonly division: Division
  /** Country code and the digits after it (ITU-T E.164 and the national numbering plans). */
  readonly phone: { readonly code: string; readonly national: RegExp; readonly example: string }
  /** Digits alone, with a letter where the country has some (Universal Postal Union, country sheets). */
  readonly postal: RegExp
  /** What couriers and customs ask for, by its own names, and its letters and digits without signs between. */
  readonly document: { readonly names: string; readonly form: RegExp }
}

/** Venezuela's numbers and documents have files of their own. */
const RULES: Readonly<Record<AddressCountry, AddressRules>> = {
  ve: {
    division: 'state',
    phone: { code: '58', national: /^\d{10}$/u, example: '0412-1234567' },
    postal: /^\d{4}[A-Z]?$/u,
    document: { names: 'Cédula, RIF', form: /^[A-Z\d]{5,15}$/u },
  },
  co: {
    division: 'department',
    phone: { code: '57', national: /^[36]\d{9}$/u, example: '+57 301 2345678' },
    postal: /^\d{6}$/u,
    document: { names: 'Cédula, NIT', form: /^\d{6,10}$/u },
  },
  ec: {
    division: 'province',
    phone: { code: '593', national: /^(?:9\d{8}|[2-7]\d{7})$/u, example: '+593 99 123 4567' },
    postal: /^\d{6}$/u,
    document: { names: 'Cédula, RUC', form: /^\d{10}(?:\d{3})?$/u },
  },
  pe: {
    division: 'department',
    phone: { code: '51', national: /^(?:9\d{8}|[1-8]\d{7})$/u, example: '+51 912 345 678' },
    postal: /^\d{5}$/u,
    document: { names: 'DNI, RUC', form: /^(?:\d{8}|\d{11})$/u },
  },
  pa: {
    division: 'province',
    phone: { code: '507', national: /^(?:6\d{7}|[2-9]\d{6})$/u, example: '+507 6123-4567' },
    postal: /^\d{4}$/u,
    document: { names: 'Cédula, RUC', form: /^[A-Z\d]{5,15}$/u },
  },
  do: {
    division: 'province',
    phone: { code: '1', national: /^8[024]9\d{7}$/u, example: '+1 809-234-5678' },
    postal: /^\d{5}$/u,
    document: { names: 'Cédula, RNC', form: /^(?:\d{11}|\d{9})$/u },
  },
  cl: {
    division: 'region',
    phone: { code: '56', national: /^[2-9]\d{8}$/u, example: '+56 9 6123 4567' },
    postal: /^\d{7}$/u,
    document: { names: 'RUT', form: /^\d{7,8}[\dK]$/u },
  },
  br: {
    division: 'state',
    phone: {
      code: '55',
      national: /^[1-9]\d(?:9\d{8}|[2-5]\d{7})$/u,
      example: '+55 11 96123-4567',
    },
    postal: /^\d{8}$/u,
    document: { names: 'CPF, CNPJ', form: /^(?:\d{11}|[A-Z\d]{12}\d{2})$/u },
  },
  ar: {
    division: 'province',
    phone: { code: '54', national: /^9?[1-9]\d{9}$/u, example: '+54 9 11 2345-6789' },
    postal: /^(?:[A-Z]\d{4}[A-Z]{3}|\d{4})$/u,
    document: { names: 'DNI, CUIT', form: /^(?:\d{7,8}|\d{11})$/u },
  },
  mx: {
    division: 'state',
    phone: { code: '52', national: /^[2-9]\d{9}$/u, example: '+52 55 1234 5678' },
    postal: /^\d{5}$/u,
    document: { names: 'CURP, RFC', form: /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}(?:[A-Z\d]{5})?$/u },
  },
}

export const divisionOf = (country: AddressCountry): Division => RULES[country].division
export const phoneExample = (country: AddressCountry): string => RULES[country].phone.example
export const documentNames = (country: AddressCountry): string => RULES[country].document.names

/** Passports of any country: ICAO Doc 9303 has up to nine letters and digits. */
const PASSPORT = /^[A-Z]{1,3}\d{5,9}$/u

/** A number as it is dialled in its country or from outside → `+573012345678`; null is none of the country's. */
export const addressPhone = (country: AddressCountry, text: string): string | null => {
  if (country === 've') {
    const parsed = normaliseVenezuelanPhone(text)
    return parsed.ok ? parsed.phone : null
  }
  const { code, national } = RULES[country].phone
  const bare = text.trim().replaceAll(/[\s.()/\p{Pd}]/gu, '')
  if (!/^\+?\d+$/u.test(bare)) return null
  const outside = bare.replace(/^(?:\+|00)/u, '')
  const isNamed = outside !== bare
  const rests = outside.startsWith(code) ? [outside.slice(code.length)] : []
  if (!isNamed) rests.push(bare.replace(/^0/u, ''))
  const found = rests.find((rest) => national.test(rest))
  return found === undefined ? null : `+${code}${found}`
}

/** The country's own documents or a passport, without signs between; `''` stays empty, null is none of them. */
export const addressDocument = (country: AddressCountry, text: string): string | null => {
  if (country === 've') return normaliseDocument(text)
  const bare = text.replaceAll(/[\s./\p{Pd}]/gu, '').toUpperCase()
  if (bare === '') return ''
  return RULES[country].document.form.test(bare) || PASSPORT.test(bare) ? bare : null
}

/** `''` stays empty, null is none of the country's. */
export const addressPostalCode = (country: AddressCountry, text: string): string | null => {
  if (country === 've') return normalisePostalCode(text)
  const bare = text.replaceAll(/[\s.\p{Pd}]/gu, '').toUpperCase()
  return bare === '' || RULES[country].postal.test(bare) ? bare : null
}
