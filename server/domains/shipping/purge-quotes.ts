// A quote that belongs to nobody and has long expired is of use to nobody; one of an account stays with the account.
import type { Em } from '#server/platform/orm.ts'
import { SavedQuote } from './saved-quote.entity.ts'

/** Long enough to find in an old mail what a shipment would have cost. */
export const KEEP_DAYS = 180
const DAY_MS = 86_400_000

export const purgeQuotes = (em: Em, now: Date): Promise<number> =>
  em.nativeDelete(SavedQuote, {
    user: null,
    validUntil: { $lt: new Date(now.getTime() - KEEP_DAYS * DAY_MS) },
  })
