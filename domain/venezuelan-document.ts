// Identity documents as a Venezuelan courier asks for them, in one form, because customs compares them character by character.

/** Cédula of a citizen (V) or a resident foreigner (E): 6 to 9 digits in use today. */
const CEDULA = /^([VE])(\d{6,9})$/u
/** Registro Único de Información Fiscal: person (V, E, P), company (J), government (G); 8 digits and a check digit. */
const RIF = /^([VEPJG])(\d{9})$/u
/** A letter of those documents before digits alone: it means one of them, so another length is a slip. */
const MEANT = /^[VEJG]\d*$/u
/** Passports of any country: ICAO Doc 9303 has up to nine letters and digits, some countries print more. */
const PASSPORT = /^(?=.*\d)[A-Z\d]{5,15}$/u

/**
 * `v 12.345.678` → `V-12345678`, `J-12345678-9` → `J-123456789`, `ab123456` → `AB123456`; `''` stays empty. Blanks,
 * dots and dashes are ignored. Null: neither a cédula (V or E and 6 to 9 digits), a RIF (J, G, V, E or P and 9 digits)
 * nor what a passport's number may be (5 to 15 letters and digits, at least one digit). Digits alone pass: they are a
 * cédula without its letter or a passport.
 */
export const normaliseDocument = (text: string): string | null => {
  const bare = text.replaceAll(/[\s.\p{Pd}]/gu, '').toUpperCase()
  if (bare === '') return ''
  const known = CEDULA.exec(bare) ?? RIF.exec(bare)
  if (known) return `${known[1]}-${known[2]}`
  return !MEANT.test(bare) && PASSPORT.test(bare) ? bare : null
}

/**
 * Postal codes of Venezuela are four digits, in Caracas with a letter here and there (Universal Postal Union, country
 * sheet): `1010`, `1010-a` → `1010-A`. `''` stays empty, null is none of these.
 */
export const normalisePostalCode = (text: string): string | null => {
  const bare = text.replaceAll(/[\s.\p{Pd}]/gu, '').toUpperCase()
  if (bare === '') return ''
  const code = /^(\d{4})([A-Z])?$/u.exec(bare)
  return code ? [code[1], code[2]].filter(Boolean).join('-') : null
}
