// Puts what a setting decides into the texts of the house, as each language says it.
import type { Locale } from '#domain/vocabulary.ts'
import type { Config } from '#server/config.ts'

const hours = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(count)

export const fillSettings = (
  text: string,
  locale: Locale,
  { orderHoldHours }: Pick<Config, 'orderHoldHours'>,
): string => text.replaceAll('{pay-hours}', hours(orderHoldHours, locale))
