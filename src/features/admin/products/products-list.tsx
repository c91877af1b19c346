// The list with its ticks, and what can be done to what is ticked.
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { DeskRow } from '#contract/product-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { BulkBar } from './bulk-bar.tsx'
import styles from './products.module.css'
import { ProductsTable } from './products-table.tsx'

export function ProductsList({ products }: { products: readonly DeskRow[] }) {
  const { productDesk: t } = useTexts()
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const chosen = products.filter(({ id }) => picked.has(id))
  const pick = (id: number, is: boolean) => {
    const others = new Set(picked)
    if (is) others.add(id)
    else others.delete(id)
    setPicked(others)
  }
  return (
    <div className={styles.list}>
      <BulkBar chosen={chosen} done={() => setPicked(new Set())} />
      <Checkbox
        label={t.pickAll()}
        checked={chosen.length === products.length}
        indeterminate={chosen.length > 0 && chosen.length < products.length}
        onChange={({ currentTarget: { checked } }) =>
          setPicked(new Set(checked ? products.map(({ id }) => id) : []))
        }
      />
      <p className={styles.count} role="status">
        {t.shown({ count: products.length })}
      </p>
      <ProductsTable products={products} picked={picked} onPick={pick} />
    </div>
  )
}
