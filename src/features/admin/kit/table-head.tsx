// The head of a table: what each column holds, and by which one it is ordered.
import { Checkbox, Table } from '@mantine/core'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import marks from './table-head.module.css'
import styles from './table.module.css'
import { useListAddress } from './list-address.ts'
import type { Column } from './table-columns.ts'

interface TableHeadProps {
  columns: readonly Column<never>[]
  /** Of the rows on this page; absent where none can be chosen. */
  choice?: { isAll: boolean; isSome: boolean; onAll: (isChosen: boolean) => void } | undefined
}

export function TableHead({ columns, choice }: TableHeadProps) {
  const { admin } = useTexts()
  const { params, addressWith } = useListAddress()
  const sort = params.get('sort')
  const head = ({ key, label, by, numeric }: Column<never>) => {
    const isUp = sort === key
    const isDown = sort === `-${key}`
    const ordered = isUp ? 'ascending' : isDown ? 'descending' : 'none'
    return (
      <Table.Th
        key={key}
        scope="col"
        role="columnheader"
        aria-sort={by && ordered}
        data-numeric={numeric || undefined}
      >
        {by ? (
          <Anchor
            to={addressWith({ sort: isUp ? `-${key}` : key })}
            preventScrollReset
            className={marks.sort}
            data-order={isUp || isDown ? ordered : undefined}
          >
            {label}
            <Icon name="chevron-down" size={16} />
          </Anchor>
        ) : (
          label
        )}
      </Table.Th>
    )
  }
  return (
    <Table.Thead role="rowgroup">
      <Table.Tr role="row">
        {choice && (
          <Table.Td role="cell" className={styles.pick}>
            <Checkbox
              size="sm"
              aria-label={admin.table.chooseAll()}
              checked={choice.isAll}
              indeterminate={choice.isSome && !choice.isAll}
              onChange={({ currentTarget }) => choice.onAll(currentTarget.checked)}
            />
          </Table.Td>
        )}
        {columns.map(head)}
      </Table.Tr>
    </Table.Thead>
  )
}
