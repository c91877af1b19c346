// The admin's list of orders, newest first.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ORDER_STATES } from '#domain/order-state.ts'
import { paths } from '#contract/paths.ts'
import styles from '#src/features/orders/admin/orders-list.module.css'
import { OrdersFilter } from '#src/features/orders/admin/orders-filter.tsx'
import { OrdersTable } from '#src/features/orders/admin/orders-table.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

/** A broken address shows the whole list. */
const viewOf = (request: Request) => {
  const { searchParams } = new URL(request.url)
  const before = Number(searchParams.get('before'))
  return {
    state: ORDER_STATES.find((state) => state === searchParams.get('state')) ?? null,
    search: (searchParams.get('search') ?? '').trim().slice(0, 120),
    before: Number.isInteger(before) && before >= 1 && before <= 2_147_483_647 ? before : null,
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = viewOf(request)
  const list = await context.get(pageContext).read.orders.adminList(view).catch(throwStatus)
  return { view, ...list }
}

export function Component() {
  const { admin: t } = useTexts()
  const { view, orders, nextBefore } = useLoaderData<typeof loader>()
  const filters = { ...(view.state && { state: view.state }), search: view.search }
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.list()} · ${t.title()}`} noindex />
      <div className={styles.head}>
        <h1>{t.list()}</h1>
        <ButtonLink
          to={paths.adminOrders({ ...filters, ...(view.before && { before: view.before }) })}
          variant="secondary"
          size="s"
          icon="refresh"
        >
          {t.refresh()}
        </ButtonLink>
      </div>
      <OrdersFilter state={view.state ?? ''} search={view.search} />
      {orders.length > 0 ? (
        <OrdersTable orders={orders} />
      ) : (
        <EmptyState title={t.empty()}>
          <p>{t.emptyText()}</p>
        </EmptyState>
      )}
      <div className={styles.pages}>
        {view.before && (
          <ButtonLink to={paths.adminOrders(filters)} variant="secondary">
            {t.newest()}
          </ButtonLink>
        )}
        {nextBefore && (
          <ButtonLink
            to={paths.adminOrders({ ...filters, before: nextBefore })}
            variant="secondary"
            iconEnd="arrow-right"
            rel="next"
          >
            {t.older()}
          </ButtonLink>
        )}
      </div>
    </Container>
  )
}
