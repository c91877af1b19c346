// The orders, newest first, as the list's address asks for them.
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { adminListInput } from '#contract/order-desk.ts'
import { ORDER_STATES } from '#domain/order-state.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Icon } from '#src/ui/icon.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import type { FilterField } from '../kit/filter-bar.tsx'
import { useListView } from '../kit/list-address.ts'
import { LIST_QUERY } from '../kit/list-query.ts'
import { MuchHeld } from './much-held.tsx'
import { useOrderColumns } from './use-order-columns.tsx'

export function OrdersList() {
  const { admin: t, orders } = useTexts()
  const view = useListView(adminListInput)
  const list = useQuery(trpc.orders.adminList.queryOptions(view, LIST_QUERY))
  const columns = useOrderColumns()
  const choices = ORDER_STATES.map((value) => ({ value, label: orders.states[value]() }))
  const fields: FilterField[] = [
    { kind: 'choice', name: 'state', label: t.state(), any: t.anyState(), choices },
    { kind: 'words', name: 'search', label: t.search(), hint: t.searchHint() },
  ]
  return (
    <DeskPage
      title={t.orderList()}
      actions={
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name="refresh" />}
          onClick={() => void list.refetch()}
        >
          {t.refresh()}
        </Button>
      }
    >
      {list.data?.muchHeld && <MuchHeld held={list.data.muchHeld} />}
      <DataTable
        caption={t.orderList()}
        columns={columns}
        keyOf={({ id }) => id}
        rows={list.data?.orders}
        older={list.data?.nextBefore}
        state={list}
        empty={{ title: t.empty(), text: t.emptyText() }}
        filters={fields}
        csv={trpc.orders.adminList}
      />
    </DeskPage>
  )
}
