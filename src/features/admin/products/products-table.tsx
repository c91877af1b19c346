// The desk's products, each with what is special about it.
import { Badge, Checkbox } from '@mantine/core'
import type { DeskRow } from '#contract/product-desk.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Price } from '#src/ui/price.tsx'
import { ProductImage } from '#src/ui/product-image.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { DeskTable } from '../kit/desk-table.tsx'
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

interface ProductsTableProps {
  products: readonly DeskRow[]
  picked: ReadonlySet<number>
  onPick: (id: number, is: boolean) => void
}

export function ProductsTable({ products, picked, onPick }: ProductsTableProps) {
  const { productDesk: t, catalogue, category } = useTexts()
  const { parts } = t
  return (
    <div className={styles.rows}>
      <DeskTable
        caption={t.heading()}
        heads={[parts.name(), t.store(), parts.category(), parts.stock(), parts.priceCents()]}
        rows={products.map((product) => ({
          key: product.id,
          isPicked: picked.has(product.id),
          pick: (
            <Checkbox
              checked={picked.has(product.id)}
              onChange={(event) => onPick(product.id, event.currentTarget.checked)}
              aria-label={t.pick({ product: product.name })}
            />
          ),
          cells: [
            <Name key="name" product={product} />,
            <span key="store" className={styles.two}>
              {catalogue.stores[product.store]()}
              <small>{t.origins[product.origin]()}</small>
            </span>,
            category[product.category](),
            <span key="stock" className={styles.two}>
              {product.stock}
              <StatusBadge status={product.availability}>
                {catalogue.availability[product.availability]()}
              </StatusBadge>
            </span>,
            <Price key="price" cents={product.priceCents} size="s" />,
          ],
        }))}
      />
    </div>
  )
}
