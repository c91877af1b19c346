// What a product costs at the visitor's destination, first of all its prices; its own price follows.
import type { ProductCard } from '#contract/catalogue.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { LocalPrice } from '#src/ui/local-price.tsx'
import { Price } from '#src/ui/price.tsx'
import styles from './landed-price.module.css'

interface LandedPriceProps {
  landed: NonNullable<ProductCard['landed']>
  size?: 'm' | 'xl'
}

export function LandedPrice({ landed, size = 'm' }: LandedPriceProps) {
  const { card } = useTexts().catalogue
  const { destination } = useFacts()
  const { service, totalCents, minDays: min, maxDays: max } = landed
  return (
    <span className={styles.landed}>
      <span className={styles.label}>{card.landed({ place: destination.name })}</span>
      <span className={styles.total}>
        <Price cents={totalCents} size={size} />
        <LocalPrice cents={totalCents} />
      </span>
      <span className={styles.by}>{card.landedBy({ service: card.by[service](), min, max })}</span>
    </span>
  )
}
