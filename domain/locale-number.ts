// Reads and writes the numbers of forms as each language means them: «1.234,5» and «1,234.5» are the same length.
import { MAX_THOUSANDTHS } from './measure-text.ts'
import type { Locale } from './vocabulary.ts'

export type LocaleNumberRefusal =
  | 'empty'
  | 'not_a_number'
  | 'negative'
  | 'too_precise'
  | 'too_large'

export type LocaleNumber =
  | { readonly ok: true; readonly thousandths: number }
  | { readonly ok: false; readonly code: LocaleNumberRefusal }

type Sign = ',' | '.'

/** What parts decimals in each language (CLDR: es-VE, it and pt-BR write 1.234,5; en-US 1,234.5). */
const DECIMAL: Record<Locale, Sign> = { es: ',', it: ',', pt: ',', en: '.' }

const refuse = (code: LocaleNumberRefusal): LocaleNumber => ({ ok: false, code })
const otherOf = (sign: Sign): Sign => (sign === ',' ? '.' : ',')
const countOf = (text: string, sign: Sign): number => text.split(sign).length - 1

/** Groups of three after one to three digits: `1.234.567`. */
const isGrouped = (whole: string, sign: Sign): boolean =>
  whole
    .split(sign)
    .every((group, at) => (at === 0 ? /^[1-9]\d{0,2}$/u.test(group) : /^\d{3}$/u.test(group)))

/** Which separator parts the decimals; null: none does, those there are group thousands. */
const decimalOf = (text: string, locale: Locale): Sign | null => {
  const comma = text.lastIndexOf(',')
  const point = text.lastIndexOf('.')
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  const sign = comma >= 0 ? ',' : '.'
  if (countOf(text, sign) > 1) return null
  // One separator before exactly three digits can mean either: the language decides.
  return isGrouped(text, sign) && text.includes(sign) && DECIMAL[locale] !== sign ? null : sign
}

const read = (whole: string, fraction: string): LocaleNumber => {
  if (/[1-9]/u.test(fraction.slice(3))) return refuse('too_precise')
  const thousandths = Number(`${whole}${fraction.slice(0, 3).padEnd(3, '0')}`)
  return thousandths > MAX_THOUSANDTHS ? refuse('too_large') : { ok: true, thousandths }
}

/**
 * Reads a number of zero or more with at most three decimals, at most a million: as the language writes it, or in a
 * foreign form that can only mean one thing. `1.234` is a thousand and more in Spanish and one and a bit in English.
 * Blanks between digits group too.
 */
export const parseLocaleNumber = (text: string, locale: Locale): LocaleNumber => {
  const bare = text.normalize('NFKC').trim()
  if (bare === '') return refuse('empty')
  if (/^[-−]\s*\d/u.test(bare)) return refuse('negative')
  const close = bare.replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, '')
  if (!/^[\d.,]*\d[\d.,]*$/u.test(close)) return refuse('not_a_number')
  const decimal = decimalOf(close, locale)
  const [whole = '', fraction = '', more] = decimal ? close.split(decimal) : [close]
  if (more !== undefined || !/^\d*$/u.test(fraction)) return refuse('not_a_number')
  const group = decimal ? otherOf(decimal) : close.includes(',') ? ',' : '.'
  if (whole.includes(group) && !isGrouped(whole, group)) return refuse('not_a_number')
  return read(whole.replaceAll(group, ''), fraction)
}

/** A number for a form field, without groups and without needless zeros: 2500 → `2,5`. */
export const writeLocaleNumber = (thousandths: number, locale: Locale): string => {
  const whole = Math.trunc(thousandths / 1000)
  const fraction = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/u, '')
  return fraction === '' ? String(whole) : `${whole}${DECIMAL[locale]}${fraction}`
}

/** An amount for a form field, always with two digits so that it reads as money: 1250 cents → `12,50`. */
export const writeLocaleCents = (cents: number, locale: Locale): string =>
  `${Math.trunc(cents / 100)}${DECIMAL[locale]}${String(cents % 100).padStart(2, '0')}`

/**
 * A typed number as programs write it, with a point and without groups: `1.500` is `1500` in Spanish and `1.5` in
 * English. What is none, or one too many for a field, stays as it is, for a schema to say what is wrong with it.
 */
export const plainNumber = (text: string, locale: Locale): string => {
  const parsed = parseLocaleNumber(text, locale)
  return parsed.ok ? writeLocaleNumber(parsed.thousandths, 'en') : text
}
