// Puts what a setting decides into the texts of the shop, as each language says it.
import type { Locale } from '#domain/vocabulary.ts'
import type { Ctx } from '#server/ctx.ts'

const hours = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(count)

export const fillSettings = (
  text: string,
  locale: Locale,
  { orderHoldHours }: Pick<Ctx['config'], 'orderHoldHours'>,
): string => text.replaceAll('{pay-hours}', hours(orderHoldHours, locale))
