// What a date field says: the beginning of that day in Caracas.
import { shopDayStart } from '#domain/shop-day.ts'

/** ISO 8601 in UTC; null for an empty field, undefined for what is no day. */
export function momentOfDay(text: string): string | null | undefined {
  if (text.trim() === '') return null
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return undefined
  const start = shopDayStart(text)
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString()
}
