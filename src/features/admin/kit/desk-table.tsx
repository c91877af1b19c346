// A table of the desk: rows become cards with their own labels on a phone.
// Roles are said once more because browsers forget what a table is when the stylesheet turns its rows into cards.
import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './desk-table.module.css'

export interface DeskRow {
  key: string | number
  /** The first one names the row. */
  cells: readonly ReactNode[]
  /** The box that picks it, in tables whose rows can be picked. */
  pick?: ReactNode
  isPicked?: boolean
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
          {rows[0]?.pick && <Table.Td role="cell" />}
          {heads.map((head) => (
            <Table.Th key={head} scope="col" role="columnheader">
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map(({ key, cells: [name, ...others], pick, isPicked = false }) => (
          <Table.Tr key={key} role="row" data-picked={isPicked || undefined}>
            {pick && (
              <Table.Td role="cell" className={styles.pick}>
                {pick}
              </Table.Td>
            )}
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
