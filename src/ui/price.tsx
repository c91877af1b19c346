// An amount of money as the shop shows it: the price now, and the former one struck through when it was higher.
import { classNames } from './class-names.ts'
import { formatMoney, moneyParts } from './format-number.ts'
import styles from './price.module.css'
import { useUiLocale } from './ui-locale.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface PriceProps {
  /** Smallest units of the currency: US cents. */
  cents: number
  /** The former price; shown only when it is higher. */
  original?: number | null
  /** What a screen reader says before the former price, «Antes»; needed with `original`. */
  originalLabel?: string
  size?: 's' | 'm' | 'l' | 'xl'
  /** USD unless told; other currencies are indicative and the page says so beside them. */
  currency?: string
  className?: string
}

/** Never translated by the browser: a translated amount is a wrong amount. */
export function Price(props: PriceProps) {
  const { cents, original, originalLabel, size = 'm', currency = 'USD', className } = props
  const locale = useUiLocale()
  const now = moneyParts(cents, locale, currency)
  const lowered = original != null && original > cents
  return (
    <span
      className={classNames(styles.price, className)}
      data-size={size}
      data-lowered={lowered || undefined}
      translate="no"
    >
      <span className={styles.now}>
        {now.sign}
        <span className={styles.symbol}>{now.symbol}</span>
        {`\u00a0${now.number}`}
      </span>
      {lowered && (
        <s className={styles.before}>
          {originalLabel && <VisuallyHidden>{`${originalLabel} `}</VisuallyHidden>}
          {formatMoney(original, locale, currency)}
        </s>
      )}
    </span>
  )
}
