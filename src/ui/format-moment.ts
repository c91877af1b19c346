// A moment in full, in the shop's zone, as a sentence of a mail tells it.
import type { Locale } from '#domain/vocabulary.ts'
import { LOCALE_TAGS } from './format-number.ts'

const formats = new Map<Locale, Intl.DateTimeFormat>()

const formatOf = (locale: Locale): Intl.DateTimeFormat => {
  const known = formats.get(locale)
  if (known) return known
  const made = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    timeZone: 'America/Caracas',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(locale, made)
  return made
}

/** `4 de mayo de 2026 a las 11:00`. */
export const formatMoment = (moment: Date, locale: Locale): string =>
  formatOf(locale).format(moment)
