// The number under a bar code, in one form, so that two stores' writings of it can be compared.

/** GS1 General Specifications §7.9: from the right, digits weigh 3 and 1 in turn; the sum ends in 0. */
const hasRightCheckDigit = (digits: string): boolean => {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1)
    sum += Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 1 : 3)
  return sum % 10 === 0
}

/**
 * GS1 prefixes that name no product in the world: 02, 04 and 2xx are handed out inside one shop, 05 and 98–99 are
 * coupons, 0000000 and 951 are reserved (GS1 General Specifications §1.4.3, prefixes of GTIN-13).
 */
const LOCAL = /^(?:0[245]|2|9[89]|951|0000000)/u

/**
 * GTIN-8, UPC-A (11 to 12 digits: stores lose the leading zero), EAN-13 or GTIN-14, with spaces and dashes, as
 * GTIN-14. Null when the length or the check digit is wrong or the number is one that shops give out themselves.
 */
export const normalGtin = (text: string): string | null => {
  const digits = text.slice(0, 40).replaceAll(/[\s-]/gu, '')
  if (!/^(?:\d{8}|\d{11,14})$/u.test(digits)) return null
  const gtin = digits.padStart(14, '0')
  if (!hasRightCheckDigit(gtin)) return null
  // An eight-digit code has prefixes of its own; 0 and 2 stand for a shop's own numbers there.
  if (digits.length === 8) return /^[02]/u.test(digits) ? null : gtin
  return LOCAL.test(gtin.slice(1)) ? null : gtin
}
