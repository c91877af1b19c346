// The desk's products: a table on a desk, cards with their own labels on a phone.
// Roles are said once more because browsers forget what a table is when the stylesheet turns its rows into cards.
import { Badge, Table } from '@mantine/core'
import type { DeskRow } from '#contract/product-desk.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Price } from '#src/ui/price.tsx'
import { ProductImage } from '#src/ui/product-image.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import styles from './products.module.css'

function Marks({ product }: { product: DeskRow }) {
  const { productDesk: t } = useTexts()
  const { hidden, offered, featured, fixed, affiliate, hasWeight, hasSize } = product
  return (
    <span className={styles.marks}>
      {hidden && <Badge color="red">{t.badges.hidden()}</Badge>}
      {!offered && <Badge color="red">{t.badges.withdrawn()}</Badge>}
      {featured && <Badge color="honey">{t.badges.featured()}</Badge>}
      {fixed.length > 0 && <Badge color="sea">{t.badges.corrected()}</Badge>}
      {affiliate && <Badge variant="default">{t.badges.affiliate()}</Badge>}
      {!hasWeight && <Badge variant="default">{t.badges.noWeight()}</Badge>}
      {!hasSize && <Badge variant="default">{t.badges.noSize()}</Badge>}
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
  const heads = [t.parts.name(), t.store(), t.parts.category(), t.parts.stock()]
  return (
    <Table className={styles.table} role="table" tabularNums>
      <Table.Caption className="pu-hidden">{t.heading()}</Table.Caption>
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          <Table.Td role="cell" />
          {heads.map((head) => (
            <Table.Th key={head} scope="col" role="columnheader">
              {head}
            </Table.Th>
          ))}
          <Table.Th scope="col" role="columnheader" data-number="">
            {t.parts.priceCents()}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {products.map((product) => {
          const { id, name, brand, store, origin, stock, availability } = product
          return (
            <Table.Tr key={id} role="row" data-picked={picked.has(id) || undefined}>
              <Table.Td role="cell" className={styles.pick}>
                <input
                  type="checkbox"
                  name="id"
                  value={id}
                  checked={picked.has(id)}
                  onChange={(event) => onPick(id, event.currentTarget.checked)}
                  aria-label={t.pick({ product: name })}
                />
              </Table.Td>
              <Table.Th scope="row" role="rowheader" className={styles.what}>
                <ProductImage src={product.image} alt="" side={48} className={styles.thumb} />
                <span>
                  <Anchor to={paths.adminProduct(id)} lang={product.textLanguage}>
                    {name}
                  </Anchor>
                  <small translate="no">{brand}</small>
                  <Marks product={product} />
                </span>
              </Table.Th>
              <Table.Td role="cell" data-label={t.store()}>
                <span className={styles.two}>
                  {catalogue.stores[store]()}
                  <small>{t.origins[origin]()}</small>
                </span>
              </Table.Td>
              <Table.Td role="cell" data-label={t.parts.category()}>
                {category[product.category]()}
              </Table.Td>
              <Table.Td role="cell" data-label={t.parts.stock()}>
                <span className={styles.two}>
                  {stock}
                  <StatusBadge status={availability}>
                    {catalogue.availability[availability]()}
                  </StatusBadge>
                </span>
              </Table.Td>
              <Table.Td role="cell" data-label={t.parts.priceCents()} data-number="">
                <Price cents={product.priceCents} size="s" />
              </Table.Td>
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}
