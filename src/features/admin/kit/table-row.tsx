// A row of a list's table; its first cell names it.
import { Checkbox, Table } from '@mantine/core'
import { useTexts } from '#src/lib/texts.ts'
import styles from './list.module.css'
import type { Column } from './table-columns.ts'

interface TableRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  /** The tabulator comes to the first row, the arrows go on from there. */
  isFirst: boolean
  /** Absent where no row can be chosen. */
  choice?: { name: string; isChosen: boolean; onChange: (isChosen: boolean) => void } | undefined
}

export function TableRow<Row>({ row, columns, isFirst, choice }: TableRowProps<Row>) {
  const { admin } = useTexts()
  return (
    <Table.Tr role="row" tabIndex={isFirst ? 0 : -1} data-chosen={choice?.isChosen || undefined}>
      {choice && (
        <Table.Td role="cell" className={styles.pick}>
          <Checkbox
            size="sm"
            aria-label={admin.table.choose({ name: choice.name })}
            checked={choice.isChosen}
            onChange={({ currentTarget }) => choice.onChange(currentTarget.checked)}
          />
        </Table.Td>
      )}
      {columns.map(({ key, label, numeric, wide, render }, place) => {
        const marks = { 'data-numeric': numeric || undefined, 'data-wide': wide || undefined }
        return place === 0 ? (
          <Table.Th key={key} scope="row" role="rowheader" {...marks}>
            {render(row)}
          </Table.Th>
        ) : (
          <Table.Td key={key} role="cell" data-label={label} {...marks}>
            {render(row)}
          </Table.Td>
        )
      })}
    </Table.Tr>
  )
}
