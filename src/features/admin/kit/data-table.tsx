// The one table of the desks' lists, page by page from the server: columns, order, choice, keys, and what stands in place of rows.
import type { ComponentType } from 'react'
import { paths } from '#contract/paths.ts'
import { withQuery } from '#contract/with-query.ts'
import { useFacts } from '#src/lib/facts.ts'
import { FilterBar, type FilterField } from './filter-bar.tsx'
import styles from './list.module.css'
import { useIsNarrowed, useListAddress } from './list-address.ts'
import { ListFoot } from './list-foot.tsx'
import { ListStatus } from './list-status.tsx'
import { RowTable, type RowTableProps } from './row-table.tsx'
import { useChosen } from './use-chosen.ts'

/** What can be done with the chosen rows; `done` forgets the choice. `nameOf` is a row's name for who listens. */
interface Bulk<Row> {
  nameOf: (row: Row) => string
  Acts: ComponentType<{ chosen: readonly Row[]; done: () => void }>
}

interface DataTableProps<Row> extends Omit<RowTableProps<Row>, 'rows' | 'list'> {
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  /** From where the next page goes on; absent or null on the last one. */
  older?: number | null | undefined
  by?: 'before' | 'page'
  /** Of the question: `useQuery(trpc.….queryOptions(view, LIST_QUERY))`. */
  state: { isFetching: boolean; error: unknown; refetch: () => unknown }
  /** What is said where there is nothing at all, without any filter. */
  empty: { title: string; text?: string }
  bulk?: Bulk<Row>
  /** What narrows the list; without it views can be kept all the same. */
  filters?: readonly FilterField[]
  /** The list as a file, with the filters of the address: by its procedure (`trpc.….…`), or at an address of its own. */
  csv: Procedure | string | null
}

interface Procedure {
  pathKey: () => readonly [readonly string[], ...unknown[]]
}

const fileOf = (csv: Procedure | string): string =>
  typeof csv === 'string' ? csv : paths.adminListCsv(csv.pathKey()[0].join('.'))

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, keyOf, rows, state, empty, bulk, csv, filters = [] } = props
  const { chosen, choice, forget } = useChosen(rows ?? [], keyOf, bulk?.nameOf)
  const isNarrowed = useIsNarrowed(filters.map(({ name }) => name))
  const { queryWith } = useListAddress()
  const { locale } = useFacts()
  // A file at an address of its own has names of columns that programs know.
  const asked = { sort: null, lang: typeof csv === 'string' ? null : locale }
  return (
    <div className={styles.list}>
      <FilterBar fields={filters} />
      <ListStatus
        count={rows?.length}
        state={state}
        empty={empty}
        isNarrowed={isNarrowed}
        csv={csv === null ? null : withQuery(fileOf(csv), queryWith(asked))}
      />
      {bulk && chosen.length > 0 && (
        <div className={styles.bulk}>
          <bulk.Acts chosen={chosen} done={forget} />
        </div>
      )}
      {rows && rows.length > 0 && (
        <RowTable
          caption={caption}
          columns={columns}
          keyOf={keyOf}
          rows={rows}
          list={{ isBusy: state.isFetching, choice: bulk && choice }}
        />
      )}
      <ListFoot older={props.older ?? null} by={props.by} />
    </div>
  )
}
