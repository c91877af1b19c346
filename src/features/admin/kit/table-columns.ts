// What a column of a list is.
import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  label: string
  render: (row: Row) => ReactNode
  /** The list can be ordered by it: the address says `sort=key`, or `sort=-key` from the largest on. */
  sortable?: boolean
  numeric?: boolean
  /** There is no room for it on a phone. */
  wide?: boolean
}
