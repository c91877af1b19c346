// Who pays what customs may ask beyond a price, as one sentence: the same on pages and in mails.
import type { MoreCustoms } from '#contract/landed.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { formatMoney } from './format-number.ts'

/** `onTop` left out: nobody has worked out how much it may be. */
export type ToldCustoms = MoreCustoms | { by: 'shopper'; onTop?: undefined }

/** Of a price that was told no range. */
export const toldCustoms = (taxIncluded: boolean): ToldCustoms =>
  taxIncluded ? { by: 'shop' } : { by: 'shopper' }

export const formatCustoms = (
  t: TranslationFunctions['customsNote'],
  customs: ToldCustoms,
  locale: Locale,
): string => {
  if (customs.by === 'shop') return t.included()
  if (customs.onTop === undefined) return t.may()
  if (customs.onTop === null) return t.unknown()
  const { fromCents, toCents } = customs.onTop
  if (toCents === 0) return t.none()
  const to = formatMoney(toCents, locale)
  return fromCents === toCents
    ? t.moreOf({ amount: to })
    : t.more({ from: formatMoney(fromCents, locale), to })
}
