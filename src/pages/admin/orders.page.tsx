// The admin's list of orders, newest first.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { OrdersList } from '#src/features/admin/orders/orders-list.tsx'
import styles from '#src/features/admin/orders/orders-list.module.css'
import { ordersViewOf } from '#src/features/admin/orders/orders-view.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { revalidateOnArrival } from '#src/lib/revalidate-on-arrival.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'

export const shouldRevalidate = revalidateOnArrival

export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = ordersViewOf(new URL(request.url).searchParams)
  const list = await context.get(pageContext).read.orders.adminList(view).catch(throwStatus)
  return { view, list }
}

export function Component() {
  const { admin: t } = useTexts()
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.list()} · ${t.title()}`} noindex />
      <OrdersList first={useLoaderData<typeof loader>()} />
    </Container>
  )
}
