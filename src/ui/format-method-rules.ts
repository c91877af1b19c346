// What a way to pay adds to amounts or takes off, and for which amounts it is, in words.
import type { PaymentMethodView } from '#contract/payment-methods.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { formatMoney, formatPercent } from './format-number.ts'

type PayingWords = TranslationFunctions['paying']
type Fee = Pick<PaymentMethodView, 'feeBasisPoints' | 'feeCents'>

/** `Recargo: 3 % + US$ 0,25`; empty where it costs nothing more or less. */
export function formatFeeRule(
  words: PayingWords,
  { feeBasisPoints, feeCents }: Fee,
  locale: Locale,
): string {
  if (feeBasisPoints === 0 && feeCents === 0) return ''
  const parts = [
    feeBasisPoints === 0 ? '' : formatPercent(Math.abs(feeBasisPoints) / 100, locale, 2),
    feeCents === 0 ? '' : formatMoney(Math.abs(feeCents), locale),
  ]
  const rule = parts.filter(Boolean).join(' + ')
  return feeBasisPoints + feeCents < 0 ? words.discountRule({ rule }) : words.feeRule({ rule })
}

type Bounds = Pick<PaymentMethodView, 'leastCents' | 'mostCents'>

/** `Para montos de US$ 5 a US$ 500`; empty without bounds. */
export function formatBounds(
  words: PayingWords,
  { leastCents, mostCents }: Bounds,
  locale: Locale,
): string {
  const least = leastCents === null ? '' : formatMoney(leastCents, locale)
  const most = mostCents === null ? '' : formatMoney(mostCents, locale)
  if (least && most) return words.between({ least, most })
  if (least) return words.from({ least })
  return most && words.upTo({ most })
}
