// How much of a product there is: the badge, the day it is expected, and the number while there is one.
import type { ProductCard } from '#contract/catalogue.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatDay } from '#src/ui/format-day.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './stock-line.module.css'

type StockLineProps = Pick<ProductCard, 'stock' | 'availability' | 'expectedOn'>

export function StockLine({ stock, availability, expectedOn }: StockLineProps) {
  const { availability: labels, card } = useTexts().catalogue
  const locale = useUiLocale()
  // Sold out says it all; a second «sold out» beside the badge would not say more.
  const none = availability === 'out_of_stock'
  return (
    <span className={styles.line}>
      <StatusBadge status={availability}>
        {none ? card.soldOut() : labels[availability]()}
      </StatusBadge>
      {expectedOn !== null && (
        <span className={styles.number}>
          {card.expected({ day: formatDay(expectedOn, locale) })}
        </span>
      )}
      {stock > 0 && <span className={styles.number}>{card.available({ count: stock })}</span>}
    </span>
  )
}
