// Which calendar day it is for the shop's customers, wherever the server stands.
import type { Day } from './customs-rule.ts'

/** Venezuela is four hours behind UTC all year (since 2016-05-01). */
const OFFSET_MS = 4 * 3_600_000

/** The day in Caracas at a moment. */
export const shopDay = (moment: Date): Day =>
  new Date(moment.getTime() - OFFSET_MS).toISOString().slice(0, 10)

/** The moment a day (`2026-01-29`) begins in Caracas. */
export const shopDayStart = (day: Day): Date => new Date(Date.parse(`${day}T00:00:00Z`) + OFFSET_MS)
