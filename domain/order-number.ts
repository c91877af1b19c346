// The order number people read out on the telephone, with a check digit that catches slips.

export type ParsedOrderNumber =
  | { ok: true; id: number }
  | { ok: false; code: 'not_an_order_number' | 'wrong_check_digit' }

/** Damm's quasigroup of order 10 (2004): finds every wrong digit and every swap of neighbours. */
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const

const checkDigit = (digits: string): string => {
  let interim = 0
  for (const digit of digits) interim = Number(DAMM[interim]?.[Number(digit)])
  return String(interim)
}

/** `PU-000123-6` for order 123: at least six digits and a check digit. The id is a whole number of at least 1. */
export const formatOrderNumber = (id: number): string => {
  if (!Number.isSafeInteger(id) || id < 1)
    throw new RangeError('an order id is a whole number of at least 1')
  const digits = String(id).padStart(6, '0')
  return `PU-${digits}-${checkDigit(digits)}`
}

/** Reads an order number back, however it was typed: lower-case letters, spaces, missing or other dashes. */
export const parseOrderNumber = (text: string): ParsedOrderNumber => {
  const match = /^PU(\d{6,15})(\d)$/u.exec(text.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, ''))
  const [, digits = '', check] = match ?? []
  const id = Number(digits)
  if (match === null || id < 1) return { ok: false, code: 'not_an_order_number' }
  return checkDigit(digits) === check ? { ok: true, id } : { ok: false, code: 'wrong_check_digit' }
}
