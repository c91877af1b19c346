// How long until something may be tried again, as people count: minutes, hours, days; never less than it is.
import type { Locale } from '#domain/vocabulary.ts'
import { LOCALE_TAGS } from './format-number.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Ninety minutes are told as minutes and two days as hours: rounding up adds little there. */
const countOf = (seconds: number): [number, 'minute' | 'hour' | 'day'] => {
  if (seconds <= 1.5 * HOUR) return [Math.max(1, Math.ceil(seconds / MINUTE)), 'minute']
  if (seconds <= 2 * DAY) return [Math.ceil(seconds / HOUR), 'hour']
  return [Math.ceil(seconds / DAY), 'day']
}

/** `dentro de 24 horas`. */
export const formatWait = (seconds: number, locale: Locale): string =>
  new Intl.RelativeTimeFormat(LOCALE_TAGS[locale]).format(...countOf(seconds))
