// Dates and times in the shop's zone, the same on the server and in every browser.
import type { Locale } from '#domain/vocabulary.ts'
import { LOCALE_TAGS } from './format-number.ts'

const formats = new Map<Locale, Intl.DateTimeFormat>()

const formatOf = (locale: Locale): Intl.DateTimeFormat => {
  const known = formats.get(locale)
  if (known) return known
  const made = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/Caracas',
  })
  formats.set(locale, made)
  return made
}

/** An ISO 8601 time as people in Caracas read it: `27 nov. 2026, 7:47 pm`, which may end a sentence. */
export const formatWhen = (iso: string, locale: Locale): string =>
  // ICU versions differ in their narrow spaces.
  formatOf(locale)
    .format(new Date(iso))
    .replace(/\s?([ap])\.\sm\.$/u, '\u00a0$1m')
    .replace(/[\u202f\u2009]/g, '\u00a0')
