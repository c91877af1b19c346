// The list of orders as its address asks for it: filters and pages change in place, or as pages without scripts.
import { Alert, Button, Loader } from '@mantine/core'
import { useRevalidator, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { statusOf } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { MuchHeld } from './much-held.tsx'
import { OrdersFilter } from './orders-filter.tsx'
import styles from './orders-list.module.css'
import { OrdersPages } from './orders-pages.tsx'
import { OrdersTable } from './orders-table.tsx'
import { filtersOf, ordersViewOf, type OrdersView } from './orders-view.ts'
import { type OrdersPage, useOrders } from './use-orders.ts'

interface OrdersListProps {
  /** What came with the page. */
  first: { view: OrdersView; list: OrdersPage }
}

export function OrdersList({ first }: OrdersListProps) {
  const { admin: t, fault } = useTexts()
  const view = ordersViewOf(useSearchParams()[0])
  const { data, isFetching, error, refetch } = useOrders(view, first)
  const { revalidate } = useRevalidator()
  // Refused means signed out meanwhile: the gate of the admin's pages knows where to send.
  const retry = () => (statusOf(error) === null ? refetch() : revalidate())
  const { before } = view
  return (
    <>
      <div className={styles.head}>
        <h1>{t.list()}</h1>
        <DeskLink
          to={paths.adminOrders({ ...filtersOf(view), ...(before && { before }) })}
          size="sm"
          leftSection={<Icon name="refresh" />}
        >
          {t.refresh()}
        </DeskLink>
      </div>
      {data?.muchHeld && <MuchHeld held={data.muchHeld} />}
      <OrdersFilter state={view.state ?? ''} search={view.search} />
      {error && (
        <Alert color="red" icon={<Icon name="alert" />} title={fault.broken()}>
          <Button variant="default" size="sm" onClick={() => void retry()}>
            {fault.retry()}
          </Button>
        </Alert>
      )}
      <p className={styles.shown} role="status">
        {isFetching ? t.loading() : data && t.shown({ count: data.orders.length })}
        {isFetching && <Loader size="xs" aria-hidden />}
      </p>
      {data && (
        <div className={styles.answer} aria-busy={isFetching || undefined}>
          {data.orders.length > 0 ? (
            <OrdersTable orders={data.orders} />
          ) : (
            <EmptyState title={t.empty()}>
              <p>{t.emptyText()}</p>
            </EmptyState>
          )}
          <OrdersPages view={view} nextBefore={data.nextBefore} />
        </div>
      )}
    </>
  )
}
