// The one table of the desks' lists, page by page from the server: columns, order, choice, keys, and what stands in place of rows.
// Roles are said once more because browsers forget what a table is when the stylesheet turns its rows into cards.
import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './list.module.css'
import { ListFoot } from './list-foot.tsx'
import { ListStatus } from './list-status.tsx'
import { moveByKeys } from './row-keys.ts'
import type { Column } from './table-columns.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useChosen } from './use-chosen.ts'

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  /** From where the next page goes on; null on the last one. */
  older: number | null | undefined
  /** Of the question: `useQuery(trpc.x.y.queryOptions(view, LIST_QUERY))`. */
  state: { isFetching: boolean; error: unknown; refetch: () => unknown }
  /** What is said where there is nothing at all, without any filter. */
  empty: { title: string; text?: string }
  /** What can be done with the chosen rows; `done` forgets the choice. `nameOf` is a row's name for who listens. */
  bulk?: { nameOf: (row: Row) => string; acts: (rows: Row[], done: () => void) => ReactNode }
  /** The list as a file. */
  csv?: string
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, keyOf, rows, older, state, empty, bulk, csv } = props
  const { chosen, isChosen, choose, chooseAll, forget } = useChosen(rows ?? [], keyOf)
  return (
    <div className={styles.list}>
      <ListStatus count={rows?.length} state={state} empty={empty} csv={csv} />
      {bulk && chosen.length > 0 && <div className={styles.bulk}>{bulk.acts(chosen, forget)}</div>}
      {rows && rows.length > 0 && (
        <Table
          className={styles.table}
          role="table"
          tabularNums
          highlightOnHover
          aria-busy={state.isFetching || undefined}
          onKeyDown={moveByKeys}
        >
          <Table.Caption className="pu-hidden">{caption}</Table.Caption>
          <TableHead
            columns={columns}
            choice={
              bulk && {
                isAll: chosen.length === rows.length,
                isSome: chosen.length > 0,
                onAll: chooseAll,
              }
            }
          />
          <Table.Tbody role="rowgroup">
            {rows.map((row, place) => (
              <TableRow
                key={keyOf(row)}
                row={row}
                columns={columns}
                isFirst={place === 0}
                choice={
                  bulk && {
                    name: bulk.nameOf(row),
                    isChosen: isChosen(row),
                    onChange: (isWanted) => choose(row, isWanted),
                  }
                }
              />
            ))}
          </Table.Tbody>
        </Table>
      )}
      <ListFoot older={older ?? null} />
    </div>
  )
}
