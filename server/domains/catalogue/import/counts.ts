// Reads cells that count: pieces, reviews, stars, days.
import { joinThousands } from '#domain/grouped-digits.ts'

const MAX_STOCK = 1_000_000

/** Whole pieces; undefined for whatever else the cell holds. */
export const readStock = (text: string): number | undefined => {
  const match = /^\s*(\d{1,7})(?:\.0+)?\s*$/u.exec(joinThousands(text))
  const stock = Number(match?.[1] ?? Number.NaN)
  return stock <= MAX_STOCK ? stock : undefined
}

/** A day as files write it everywhere, `2027-01-15`, with or without a time behind it; null for whatever else. */
export const readDay = (text: string): string | null => {
  const day = /^\s*(20\d{2}-\d{2}-\d{2})(?:[T ].*)?$/u.exec(text)?.[1] ?? ''
  const isReal = new Date(`${day}T00:00:00Z`).getTime() > 0
  return isReal && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? day : null
}

/** Tenths of a star, 0 to 50. */
export const readRating = (text: string): number | null => {
  const match = /^\s*([0-5](?:[.,]\d{1,4})?)(?:\s*(?:\/|out of)\s*5)?\s*$/u.exec(text)
  const tenths = Math.round(Number((match?.[1] ?? 'x').replace(',', '.')) * 10)
  return tenths <= 50 ? tenths : null
}

export const readCount = (text: string): number | null => {
  const match = /^\s*\(?(\d{1,9})\)?\s*$/u.exec(joinThousands(text))
  return match ? Number(match[1]) : null
}
