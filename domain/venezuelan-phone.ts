// Telephone numbers of Venezuela in one form, because couriers and messengers call them.

export type ParsedPhone =
  | { ok: true; phone: string }
  | {
      ok: false
      code: 'empty' | 'not_a_phone' | 'not_venezuelan' | 'wrong_length' | 'unknown_prefix'
    }

/** Mobile: Digitel 412 and 422, Movistar 414 and 424, Movilnet 416 and 426. Land lines: 212 Caracas, 234 to 296. */
const NATIONAL = /^(?:4[12][246]|212|2[3-9]\d)\d{7}$/u
const NATIONAL_DIGITS = 10

const withoutCountry = (digits: string): string | null => {
  if (digits.startsWith('+')) return digits.startsWith('+58') ? digits.slice(3) : null
  if (digits.startsWith('00')) return digits.startsWith('0058') ? digits.slice(4) : null
  return digits.startsWith('58') && digits.length >= NATIONAL_DIGITS + 2 ? digits.slice(2) : digits
}

/**
 * `0412-1234567`, `+58 412 123 45 67`, `58412…`, `(0212) 123.45.67` → `+584121234567`. Blanks, dots, dashes, slashes
 * and brackets are ignored; a trunk 0 after the country code too.
 */
export const normaliseVenezuelanPhone = (text: string): ParsedPhone => {
  const bare = text.trim().replaceAll(/[\s.()/\p{Pd}]/gu, '')
  if (bare === '') return { ok: false, code: 'empty' }
  if (!/^\+?\d+$/u.test(bare)) return { ok: false, code: 'not_a_phone' }
  const rest = withoutCountry(bare)
  if (rest === null) return { ok: false, code: 'not_venezuelan' }
  const national = rest.replace(/^0/u, '')
  if (national.length !== NATIONAL_DIGITS) return { ok: false, code: 'wrong_length' }
  return NATIONAL.test(national)
    ? { ok: true, phone: `+58${national}` }
    : { ok: false, code: 'unknown_prefix' }
}
