// An example of what a store has, for when the catalogue has nothing to show; it leads to the store's own list.
import type { SampleProduct } from '#domain/sample-products.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatPercent } from '#src/ui/format-number.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ProductImage } from '#src/ui/product-image.tsx'
import { Price } from '#src/ui/price.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './sample-card.module.css'

export function SampleCard({ sample }: { sample: SampleProduct }) {
  const { landing, catalogue } = useTexts()
  const locale = useUiLocale()
  const { kind, store, url, picture, priceCents, originalPriceCents, discount } = sample
  return (
    <article className={`pu-card ${styles.card}`} data-lift="">
      <ProductImage src={picture} alt="" sizes="(min-width: 64em) 18rem, 45vw" />
      {discount > 0 && (
        <Badge tone="primary" solid className={styles.badge}>
          {`−${formatPercent(discount, locale)}`}
        </Badge>
      )}
      <p className={styles.store} translate="no">
        {catalogue.stores[store]()}
      </p>
      <h3 className={styles.title}>
        <a className={styles.link} href={url} target="_blank" rel="sponsored nofollow noopener">
          {landing.goods[kind]()}
          <VisuallyHidden>{` (${landing.finder.newTab()})`}</VisuallyHidden>
        </a>
      </h3>
      <Price
        cents={priceCents}
        original={originalPriceCents}
        originalLabel={catalogue.card.before()}
      />
    </article>
  )
}
