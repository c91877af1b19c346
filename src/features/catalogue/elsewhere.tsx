// The same item at other stores: each one's cheapest offer, of when its price is, and the way to its page here.
import type { ProductDetail } from '#contract/catalogue.ts'
import { paths } from '#contract/paths.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './elsewhere.module.css'
import { ProductPrice } from './product-price.tsx'

export function Elsewhere({ elsewhere }: Pick<ProductDetail, 'elsewhere'>) {
  const { card } = useTexts().catalogue
  const stores = useStoreNames()
  if (elsewhere.length === 0) return null
  return (
    <ul className={`pu-card ${styles.list}`}>
      {elsewhere.map(({ id, store, priceCents, pricedAt }) => (
        <li key={id}>
          <Anchor to={paths.product(id)} className={styles.offer}>
            <span className={styles.where}>
              {card.alsoAt({ stores: stores[store]() })}
              <Icon name="chevron-right" />
            </span>
            <ProductPrice product={{ priceCents, originalPriceCents: null, pricedAt }} />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
