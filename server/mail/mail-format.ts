// How amounts and moments are written in a mail: as on the pages, in the shop's own time zone.
import type { Locale } from '#domain/vocabulary.ts'

/** Venezuelan and Brazilian habits for Spanish and Portuguese: 1.234,50. */
const TAGS: Record<Locale, string> = { es: 'es-VE', en: 'en-US', it: 'it-IT', pt: 'pt-BR' }

const SHOP_ZONE = 'America/Caracas'

export const formatUsd = (locale: Locale, cents: number): string => {
  const format = new Intl.NumberFormat(TAGS[locale], {
    useGrouping: 'always',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `US$\u00a0${format.format(cents / 100)}`
}

export const formatMoment = (locale: Locale, moment: Date): string =>
  new Intl.DateTimeFormat(TAGS[locale], {
    timeZone: SHOP_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment)
