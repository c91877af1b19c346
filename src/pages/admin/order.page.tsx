// One order at the admin's desk, and the target of its form.
import { useQuery } from '@tanstack/react-query'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import {
  answerOf,
  missingFor,
  type MoveAnswer,
  moveInput,
  moveValuesOf,
  needsConfirmation,
} from '#src/features/admin/orders/move-answer.ts'
import { OrderDesk } from '#src/features/admin/orders/order-desk.tsx'
import styles from '#src/features/admin/orders/order-desk.module.css'
import { pageContext } from '#src/lib/calls.ts'
import { idOfAddress } from '#src/lib/id-of-address.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Container } from '#src/ui/container.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  return {
    order: await read.orders.adminOrder({ id: idOfAddress(params['id']) }).catch(throwStatus),
  }
}

/** Answers the form of a browser without scripts; with them the form asks by itself. */
export async function action({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<MoveAnswer> {
  const form = await request.formData()
  const values = moveValuesOf(form)
  if (!values) throw new Response(null, { status: 400 })
  const missing = missingFor(values)
  if (missing.length > 0) return { values, missing }
  if (needsConfirmation(values.to) && form.get('confirm') !== '1')
    return { values, unconfirmed: true }

  const { write } = context.get(pageContext)
  const input = moveInput(idOfAddress(params['id']), values)
  return answerOf(values, await write.orders.adminMove(input).catch(throwStatus))
}

export function Component() {
  const { orders: t } = useTexts()
  const first = useLoaderData<typeof loader>().order
  const posted = useActionData<MoveAnswer>()
  const { id } = first
  const { data: order } = useQuery(
    trpc.orders.adminOrder.queryOptions({ id }, { initialData: first }),
  )
  return (
    <Container className={styles.page}>
      <PageHead title={t.page.title({ number: order.number })} noindex />
      <OrderDesk order={order} posted={posted} />
    </Container>
  )
}
