// The products of the inventory, a row each with its picture, in few lines on a phone.
import type { ProductCard } from '#contract/catalogue.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { Price } from '#src/ui/price.tsx'
import { ProductImage } from '#src/ui/product-image.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './stock-table.module.css'

export function StockTable({ products }: { products: readonly ProductCard[] }) {
  const { stockList: t, catalogue, category } = useTexts()
  const locale = useUiLocale()
  const { columns } = t
  const stores = useStoreNames()
  const landed = t.landed({ place: useFacts().destination.name })
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.product()}</th>
          <th scope="col">{columns.store()}</th>
          <th scope="col">{columns.shelf()}</th>
          <th scope="col">{columns.availability()}</th>
          <th scope="col">{columns.pieces()}</th>
          <th scope="col">{columns.price()}</th>
          <th scope="col">{landed}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id}>
            <th scope="row" lang={product.textLanguage}>
              <span className={styles.who}>
                <ProductImage src={product.image} alt="" side={64} className={styles.picture} />
                <Anchor to={paths.product(product.id)}>{product.name}</Anchor>
              </span>
            </th>
            <td data-label={columns.store()} translate="no">
              {stores[product.store]()}
            </td>
            <td data-label={columns.shelf()}>{category[product.category]()}</td>
            <td data-label={columns.availability()}>
              <StatusBadge status={product.availability}>
                {catalogue.availability[product.availability]()}
              </StatusBadge>
            </td>
            <td data-label={columns.pieces()}>{formatNumber(product.stock, locale)}</td>
            <td data-label={columns.price()}>
              {product.priceCents === null ? (
                t.unknown()
              ) : (
                <Price cents={product.priceCents} size="s" />
              )}
            </td>
            <td data-label={landed}>
              {product.landed ? <Price cents={product.landed.totalCents} /> : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
