// How much of a product there is: the badge, and the number while there is one.
import type { ProductCard } from '#contract/catalogue.ts'
import { useTexts } from '#src/lib/texts.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import styles from './stock-line.module.css'

export function StockLine({ stock, availability }: Pick<ProductCard, 'stock' | 'availability'>) {
  const { availability: labels, card } = useTexts().catalogue
  // Sold out says it all; a second «sold out» beside the badge would not say more.
  const none = availability === 'out_of_stock'
  return (
    <span className={styles.line}>
      <StatusBadge status={availability}>
        {none ? card.soldOut() : labels[availability]()}
      </StatusBadge>
      {stock > 0 && <span className={styles.number}>{card.available({ count: stock })}</span>}
    </span>
  )
}
