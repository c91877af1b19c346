// Dollar amounts in the currency the reader chose, for orientation, and the one line that says by which rate.
import { paths } from '#contract/paths.ts'
import { convertCents, rateOf } from '#domain/exchange.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from './anchor.tsx'
import { classNames } from './class-names.ts'
import { formatMoney } from './format-number.ts'
import { formatParity, formatValueDate } from './format-rate.ts'
import styles from './local-price.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface LocalPriceProps {
  /** US cents. */
  cents: number
  className?: string | undefined
}

/** Nothing when there is no rate or dollars are enough. */
export function LocalPrice({ cents, className }: LocalPriceProps) {
  const { rate, locale } = useFacts()
  const { money } = useTexts()
  if (!rate) return null
  const { currency } = rate
  return (
    <span className={classNames(styles.local, className)} translate="no">
      <span aria-hidden="true">≈ </span>
      <VisuallyHidden>{`${money.about()} `}</VisuallyHidden>
      {formatMoney(convertCents(cents, rateOf(rate.rate), currency), locale, currency)}
    </span>
  )
}

/** Once on a page with converted amounts: indicative, by which rate, whose, and of when. */
export function RateNote({ className }: { className?: string | undefined }) {
  const { rate, locale } = useFacts()
  const { money } = useTexts()
  if (!rate) return null
  const { currency, kind, sourceName, state } = rate
  return (
    <p className={classNames(styles.note, className)} suppressHydrationWarning>
      {money.note({
        currency: money.amounts[currency](),
        unit: formatParity(rate, locale),
        source: `${money.kind[kind]()} ${sourceName}`.trim(),
        date: formatValueDate(rate, locale),
      })}{' '}
      {state === 'stale' && <strong>{money.stale()} </strong>}
      <Anchor to={paths.currency({ currency })}>{money.rates()}</Anchor>
    </p>
  )
}
