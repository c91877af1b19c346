// How amounts and moments are written in a mail: as on the pages, in the shop's own time zone.
import type { Locale } from '#domain/vocabulary.ts'

/** Venezuelan and Brazilian habits for Spanish and Portuguese: 1.234,50. */
const TAGS: Record<Locale, string> = { es: 'es-VE', en: 'en-US', it: 'it-IT', pt: 'pt-BR' }

const SHOP_ZONE = 'America/Caracas'

const formatFixed = (locale: Locale, value: number, decimals: number): string =>
  new Intl.NumberFormat(TAGS[locale], {
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)

export const formatUsd = (locale: Locale, cents: number): string =>
  `US$\u00a0${formatFixed(locale, cents / 100, 2)}`

/** Bolivars keep their own writing in every language. */
export const formatBolivars = (value: number, decimals = 2): string =>
  `Bs.\u00a0${formatFixed('es', value, decimals)}`

/** When a rate was published, in figures; its source gives a day or a moment. */
export const formatRateDate = (locale: Locale, moment: Date, time: boolean): string => {
  const two = '2-digit'
  return new Intl.DateTimeFormat(TAGS[locale], {
    timeZone: SHOP_ZONE,
    day: two,
    month: two,
    year: 'numeric',
    ...(time && { hour: two, minute: two, hourCycle: 'h23' }),
  })
    .format(moment)
    .replace(',', '')
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
