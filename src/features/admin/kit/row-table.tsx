// A table of rows: under its caption, with a head, on a phone as cards.
// Roles are said once more because browsers forget what a table is when the stylesheet turns its rows into cards.
import { Table } from '@mantine/core'
import styles from './table.module.css'
import { useListAddress } from './list-address.ts'
import { moveByKeys } from './row-keys.ts'
import { type Column, inOrder } from './table-columns.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import type { Choice } from './use-chosen.ts'

export interface RowTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  rows: readonly Row[]
  /** In a list rows are gone through by keys, and a new page may be on its way; other tables are only read. */
  list?: { isBusy: boolean; choice: Choice<Row> | undefined }
}

export function RowTable<Row>({ caption, columns, keyOf, rows, list }: RowTableProps<Row>) {
  const choice = list?.choice
  const sort = useListAddress().params.get('sort')
  return (
    <div className={styles.frame}>
      <Table
        className={styles.table}
        role="table"
        tabularNums
        highlightOnHover={list !== undefined}
        aria-busy={list?.isBusy || undefined}
        onKeyDown={list && moveByKeys}
      >
        <Table.Caption className="pu-hidden">{caption}</Table.Caption>
        <TableHead columns={columns} choice={choice?.all} />
        <Table.Tbody role="rowgroup">
          {inOrder(rows, columns, sort).map((row, place) => (
            <TableRow
              key={keyOf(row)}
              row={row}
              columns={columns}
              tabIndex={list && (place === 0 ? 0 : -1)}
              choice={choice?.of(row)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
