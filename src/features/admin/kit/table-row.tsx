// A row of a table; its first cell names it. On a phone it is a card of two lines that opens where it holds more.
import { Checkbox, Table, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './table.module.css'
import type { Column } from './table-columns.ts'

interface TableRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  /** The tabulator comes to the first row, the arrows go on from there; undefined in tables that are only read. */
  tabIndex?: 0 | -1 | undefined
  /** Absent where no row can be chosen. */
  choice?: { name: string; isChosen: boolean; onChange: (isChosen: boolean) => void } | undefined
}

export function TableRow<Row>({ row, columns, tabIndex, choice }: TableRowProps<Row>) {
  const { table: t } = useTexts().admin
  const [isOpen, setOpen] = useState(false)
  return (
    <Table.Tr
      role="row"
      tabIndex={tabIndex}
      data-open={isOpen || undefined}
      data-chosen={choice?.isChosen || undefined}
    >
      {choice && (
        <Table.Td role="cell" className={styles.pick}>
          <Checkbox
            size="sm"
            aria-label={t.choose({ name: choice.name })}
            checked={choice.isChosen}
            onChange={({ currentTarget }) => choice.onChange(currentTarget.checked)}
          />
        </Table.Td>
      )}
      {columns.map(({ key, label, numeric, phone, render }, place) =>
        place === 0 ? (
          <Table.Th key={key} scope="row" role="rowheader">
            {render(row)}
          </Table.Th>
        ) : (
          <Table.Td
            key={key}
            role="cell"
            data-label={label}
            data-phone={phone}
            data-numeric={numeric || undefined}
          >
            {render(row)}
          </Table.Td>
        ),
      )}
      {columns.some(({ phone }) => phone === 'folded') && (
        <Table.Td role="cell" className={styles.fold}>
          <UnstyledButton
            aria-label={t.details()}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron-down" />
          </UnstyledButton>
        </Table.Td>
      )}
    </Table.Tr>
  )
}
