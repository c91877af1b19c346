// When something begins or ends to hold: a day where it is the beginning of one, else the moment.
import { shopDay, shopDayStart } from '#domain/shop-day.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { formatDay } from './format-day.ts'
import { formatWhen } from './format-when.ts'

const UTC_MIDNIGHT = 'T00:00:00.000Z'

/** `1 de enero de 2020` for a midnight, of Caracas or of UTC, by which plain dates are kept; else `formatWhen`. */
export const formatStart = (iso: string, locale: Locale): string => {
  const moment = new Date(iso)
  const [date = '', time] = moment.toISOString().split(/(?=T)/u)
  if (time === UTC_MIDNIGHT) return formatDay(date, locale)
  const day = shopDay(moment)
  return shopDayStart(day).getTime() === moment.getTime()
    ? formatDay(day, locale)
    : formatWhen(iso, locale)
}
