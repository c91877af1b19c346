// The desk's products: found, narrowed, many of them changed at once, taken home as a file.
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { adminProductsInput } from '#contract/product-desk.ts'
import { DESK_MARKS, ORIGINS } from '#domain/product-desk.ts'
import { AVAILABILITIES, CATEGORIES, STORES } from '#domain/vocabulary.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { DataTable } from '../kit/data-table.tsx'
import type { FilterField } from '../kit/filter-bar.tsx'
import { useListView } from '../kit/list-address.ts'
import { LIST_QUERY } from '../kit/list-query.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useProductColumns } from './use-product-columns.tsx'

function useProductFilters(): FilterField[] {
  const { productDesk: t, admin, catalogue, category } = useTexts()
  const stores = useStoreNames()
  const choice = <T extends string>(
    name: string,
    label: string,
    known: readonly T[],
    words: Record<T, () => string>,
  ): FilterField => ({
    kind: 'choice',
    name,
    label,
    any: t.every(),
    choices: known.map((value) => ({ value, label: words[value]() })),
  })
  return [
    { kind: 'words', name: 'search', label: admin.find(), hint: t.searchHint() },
    choice('store', t.store(), STORES, stores),
    choice('origin', t.origin(), ORIGINS, t.origins),
    choice('category', t.parts.category(), CATEGORIES, category),
    choice('availability', catalogue.list.availability(), AVAILABILITIES, catalogue.availability),
    choice('mark', t.mark(), DESK_MARKS, t.marks),
  ]
}

export function ProductsList() {
  const { admin, productDesk: t } = useTexts()
  const view = useListView(adminProductsInput)
  const list = useQuery(trpc.catalogue.adminList.queryOptions(view, LIST_QUERY))
  const columns = useProductColumns()
  const fields = useProductFilters()
  return (
    <DataTable
      caption={admin.products()}
      columns={columns}
      keyOf={({ id }) => id}
      rows={list.data?.products}
      older={list.data?.nextBefore}
      state={list}
      empty={{ title: t.empty(), text: t.emptyText() }}
      filters={fields}
      csv={paths.adminProductsCsv}
      bulk={{
        nameOf: ({ name }) => name,
        Acts: BulkBar,
      }}
    />
  )
}
