// What a product costs now, with the former price and the local money, and when its store said so; or that nobody knows.
import type { ProductCard } from '#contract/catalogue.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatWhen } from '#src/ui/format-when.ts'
import { LocalPrice } from '#src/ui/local-price.tsx'
import { Price } from '#src/ui/price.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './product-price.module.css'

interface ProductPriceProps {
  product: Pick<ProductCard, 'priceCents' | 'originalPriceCents' | 'pricedAt'>
  /** `s`: beside the price at the door, and named so that the two are not confused. */
  size?: 's' | 'm' | 'xl'
  /** Other stores ask as much or more. */
  lowest?: boolean
}

export function ProductPrice({ product, size = 'm', lowest = false }: ProductPriceProps) {
  const { card } = useTexts().catalogue
  const locale = useUiLocale()
  const { priceCents, originalPriceCents, pricedAt } = product
  if (priceCents === null) return <span className={styles.none}>{card.noPrice()}</span>
  return (
    <span className={styles.price} data-size={size}>
      {size === 's' && (
        <span className={styles.name}>{lowest ? card.itemFrom() : card.item()}</span>
      )}
      {size !== 's' && lowest && <span className={styles.name}>{card.from()}</span>}
      <Price
        cents={priceCents}
        original={originalPriceCents}
        originalLabel={card.before()}
        size={size}
      />
      {size !== 's' && <LocalPrice cents={priceCents} />}
      {pricedAt !== null && (
        <time className={styles.when} dateTime={pricedAt} suppressHydrationWarning>
          {card.pricedAt({ when: formatWhen(pricedAt, locale) })}
        </time>
      )}
    </span>
  )
}
