// Calendar days as the shop shows them; what is known only to the month or the year stays that vague.
import type { Locale } from '#domain/vocabulary.ts'
import { LOCALE_TAGS } from './format-number.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (locale: Locale, hasDay: boolean): Intl.DateTimeFormat => {
  const key = `${locale} ${hasDay}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    ...(hasDay && { day: 'numeric' }),
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  formats.set(key, made)
  return made
}

/** `2026-01-29` as «29 de enero de 2026», `2023-07` as «julio de 2023», `2019` as it is. */
export const formatDay = (day: string, locale: Locale): string => {
  const [year = '', month, date] = day.split('-')
  if (month === undefined) return year
  // ICU versions differ in their narrow spaces.
  return formatOf(locale, date !== undefined)
    .format(new Date(`${year}-${month}-${date ?? '01'}T00:00:00Z`))
    .replace(/[\u202f\u2009]/g, '\u00a0')
}
