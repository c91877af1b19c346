// A table of the desk: rows become cards with their own labels on a phone.
// Roles are said once more because browsers forget what a table is when the stylesheet turns its rows into cards.
import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './desk-table.module.css'

export interface DeskRow {
  key: string | number
  /** The first one names the row. */
  cells: readonly ReactNode[]
}

interface DeskTableProps {
  caption: string
  heads: readonly string[]
  rows: readonly DeskRow[]
}

export function DeskTable({ caption, heads, rows }: DeskTableProps) {
  return (
    <Table className={styles.table} role="table" tabularNums>
      <Table.Caption className="pu-hidden">{caption}</Table.Caption>
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {heads.map((head) => (
            <Table.Th key={head} scope="col" role="columnheader">
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map(({ key, cells: [name, ...others] }) => (
          <Table.Tr key={key} role="row">
            <Table.Th scope="row" role="rowheader">
              {name}
            </Table.Th>
            {others.map((cell, place) => (
              <Table.Td key={heads[place + 1]} role="cell" data-label={heads[place + 1]}>
                {cell}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
