// How a rate is written: what a dollar is worth, and since when that holds.
import type { RateView } from '#contract/currency.ts'
import { CURRENCY_SYMBOLS } from '#domain/currencies.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { formatFixed, LOCALE_TAGS } from './format-number.ts'

type Rate = Pick<RateView, 'currency' | 'rate'>

/** `Bs. 897,90`: two decimals, four below ten; bolivars keep their own writing in every language. */
export function formatRate({ currency, rate }: Rate, locale: Locale): string {
  const value = Number(rate)
  const number = formatFixed(value, currency === 'VES' ? 'es' : locale, value < 10 ? 4 : 2)
  return `${CURRENCY_SYMBOLS[currency]}\u00a0${number}`
}

/** Bolivars with every decimal the rate has, `Bs. 900,886719`: an amount agreed on can be computed again. */
export function formatExactRate(rate: string): string {
  const decimals = Math.max(2, rate.split('.')[1]?.length ?? 0)
  return `${CURRENCY_SYMBOLS.VES}\u00a0${formatFixed(Number(rate), 'es', decimals)}`
}

/** `US$ 1 = Bs. 897,90`. */
export const formatParity = (rate: Rate, locale: Locale): string =>
  `US$\u00a01 = ${formatRate(rate, locale)}`

const formats = new Map<string, Intl.DateTimeFormat>()

function inFigures(moment: string, locale: Locale, zone: string, time: boolean): string {
  const key = `${locale} ${zone} ${time}`
  const known = formats.get(key)
  const two = '2-digit'
  const format =
    known ??
    new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
      day: two,
      month: two,
      year: 'numeric',
      ...(time && { hour: two, minute: two, hourCycle: 'h23' }),
      timeZone: zone,
    })
  if (!known) formats.set(key, format)
  return format.format(new Date(moment)).replace(',', '')
}

/** A moment in figures, as a citation needs it: `21/08/2026 14:01` in Caracas. */
export const formatStamp = (iso: string, locale: Locale): string =>
  inFigures(iso, locale, 'America/Caracas', true)

/** A day as `21/08/2026`; it is a day already, so no zone moves it. */
export const formatDay = (day: string, locale: Locale): string =>
  inFigures(day, locale, 'UTC', false)

/** Banks give a day (theirs in Caracas, the references in UTC), the market and the shop a moment. */
export const formatValueDate = (
  { kind, valueDate }: Pick<RateView, 'kind' | 'valueDate'>,
  locale: Locale,
): string =>
  inFigures(
    valueDate,
    locale,
    kind === 'reference' ? 'UTC' : 'America/Caracas',
    kind === 'parallel' || kind === 'override',
  )
