// What a column of a table is, and rows in the order of one.
import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  label: string
  render: (row: Row) => ReactNode
  /** Rows that came whole are ordered by it here: the address says `sort=key`, or `sort=-key` from the largest on. */
  by?: (row: Row) => string | number
  numeric?: boolean
  /** On a phone: beside the row's name; below it with its label; or so, but only once the row is opened. Otherwise below it, without label. */
  phone?: 'beside' | 'labelled' | 'folded'
}

export function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: string | null,
): readonly Row[] {
  const by = columns.find(({ key }) => key === sort?.replace(/^-/u, ''))?.by
  if (!by) return rows
  const step = sort?.startsWith('-') ? -1 : 1
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
  return rows.toSorted((a, b) => step * compare(by(a), by(b)))
}
