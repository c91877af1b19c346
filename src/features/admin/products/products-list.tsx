// The list with its ticks: the form around it sends what was ticked, with and without scripts.
import { useState } from 'react'
import { Form } from 'react-router'
import type { DeskRow } from '#contract/product-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { CheckField } from '#src/ui/field.tsx'
import { BulkBar } from './bulk-bar.tsx'
import styles from './products.module.css'
import { ProductsTable } from './products-table.tsx'

export function ProductsList({ products }: { products: readonly DeskRow[] }) {
  const { productDesk: t } = useTexts()
  const hydrated = useHydrated()
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const here = products.filter(({ id }) => picked.has(id)).length
  const pick = (id: number, is: boolean) => {
    const others = new Set(picked)
    if (is) others.add(id)
    else others.delete(id)
    setPicked(others)
  }
  return (
    <Form method="post" preventScrollReset className={styles.list}>
      <BulkBar count={here} />
      {hydrated && (
        <CheckField
          label={t.pickAll()}
          checked={here === products.length}
          onChange={({ currentTarget: { checked } }) =>
            setPicked(new Set(checked ? products.map(({ id }) => id) : []))
          }
        />
      )}
      <ProductsTable products={products} picked={picked} onPick={pick} />
    </Form>
  )
}
