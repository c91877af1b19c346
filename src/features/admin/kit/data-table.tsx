// The one table of the desks' lists, page by page from the server: columns, order, choice, keys, and what stands in place of rows.
import type { ComponentType } from 'react'
import styles from './list.module.css'
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
  /** Of the question: `useQuery(trpc.x.y.queryOptions(view, LIST_QUERY))`. */
  state: { isFetching: boolean; error: unknown; refetch: () => unknown }
  /** What is said where there is nothing at all, without any filter. */
  empty: { title: string; text?: string }
  bulk?: Bulk<Row>
  /** Where the list is a file. */
  csv?: string
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, keyOf, rows, state, empty, bulk, csv } = props
  const { chosen, choice, forget } = useChosen(rows ?? [], keyOf, bulk?.nameOf)
  return (
    <div className={styles.list}>
      <ListStatus count={rows?.length} state={state} empty={empty} csv={csv} />
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
