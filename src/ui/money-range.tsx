// An amount from its lowest to its highest; one figure where both are the same.
import { useTexts } from '#src/lib/texts.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'

/** Cents of US dollars. */
export interface MoneyEnds {
  lowCents: number
  highCents: number
}

/** The range as one text, for sentences. */
export function useRangeText(): (ends: MoneyEnds) => string {
  const { duties } = useTexts()
  const locale = useUiLocale()
  return ({ lowCents, highCents }) =>
    lowCents === highCents
      ? formatMoney(lowCents, locale)
      : duties.between({
          low: formatMoney(lowCents, locale),
          high: formatMoney(highCents, locale),
        })
}

/** Never translated by the browser: a translated amount is a wrong amount. */
export function MoneyRange({ className, ...ends }: MoneyEnds & { className?: string }) {
  const text = useRangeText()
  return (
    <span className={className} translate="no">
      {text(ends)}
    </span>
  )
}
