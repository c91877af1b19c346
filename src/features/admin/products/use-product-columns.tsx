// The columns of the desk's products, each with what is special about it.
import { Badge } from '@mantine/core'
import type { DeskRow } from '#contract/product-desk.ts'
import { paths } from '#contract/paths.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Price } from '#src/ui/price.tsx'
import { ProductImage } from '#src/ui/product-image.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import type { Column } from '../kit/table-columns.ts'
import styles from './products.module.css'

function Name({ product }: { product: DeskRow }) {
  const { productDesk: t } = useTexts()
  const { hidden, offered, featured, fixed, affiliate, hasWeight, hasSize } = product
  return (
    <span className={styles.what}>
      <ProductImage src={product.image} alt="" side={48} className={styles.thumb} />
      <span>
        <Anchor to={paths.adminProduct(product.id)} lang={product.textLanguage}>
          {product.name}
        </Anchor>
        <small translate="no">{product.brand}</small>
        <span className={styles.marks}>
          {hidden && <Badge color="red">{t.badges.hidden()}</Badge>}
          {!offered && <Badge color="red">{t.badges.withdrawn()}</Badge>}
          {featured && <Badge color="honey">{t.badges.featured()}</Badge>}
          {fixed.length > 0 && <Badge color="sea">{t.badges.corrected()}</Badge>}
          {affiliate && <Badge variant="default">{t.badges.affiliate()}</Badge>}
          {!hasWeight && <Badge variant="default">{t.badges.noWeight()}</Badge>}
          {!hasSize && <Badge variant="default">{t.badges.noSize()}</Badge>}
        </span>
      </span>
    </span>
  )
}

export function useProductColumns(): Column<DeskRow>[] {
  const { productDesk: t, catalogue, category: categories } = useTexts()
  const { parts } = t
  const stores = useStoreNames()
  return [
    { key: 'name', label: parts.name(), render: (product) => <Name product={product} /> },
    {
      key: 'store',
      label: t.store(),
      phone: 'folded',
      render: ({ store, origin }) => (
        <span className={styles.two}>
          {stores[store]()}
          <small>{t.origins[origin]()}</small>
        </span>
      ),
    },
    {
      key: 'category',
      label: parts.category(),
      phone: 'folded',
      render: ({ category }) => categories[category](),
    },
    {
      key: 'stock',
      label: parts.stock(),
      render: ({ stock, availability, awaitedBy }) => (
        <span className={styles.two}>
          {stock}
          <StatusBadge status={availability}>{catalogue.availability[availability]()}</StatusBadge>
          {awaitedBy > 0 && <small>{t.awaitedBy({ count: awaitedBy })}</small>}
        </span>
      ),
    },
    {
      key: 'price',
      label: parts.priceCents(),
      numeric: true,
      render: ({ priceCents }) => <Price cents={priceCents} size="s" />,
    },
  ]
}
