// The number of an invoice: the year and a count without gaps, `F-2026-000123`.

export interface InvoicePlace {
  /** 2000 to 9999. */
  readonly year: number
  /** From 1, within the year. */
  readonly count: number
}

const PATTERN = /^F-?(\d{4})-?(\d{6,9})$/u

/** Six digits, more when a year needs them. */
export const formatInvoiceNumber = ({ year, count }: InvoicePlace): string =>
  `F-${year}-${String(count).padStart(6, '0')}`

/** As people type it: in small letters, without dashes, between blanks. Null: none. */
export const parseInvoiceNumber = (text: string): InvoicePlace | null => {
  const found = PATTERN.exec(text.trim().toUpperCase())
  if (!found) return null
  const [year, count] = [Number(found[1]), Number(found[2])]
  return year < 2000 || count === 0 ? null : { year, count }
}
