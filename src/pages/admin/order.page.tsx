// One order at the admin's desk, and the target of its form.
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { adminMoveInput } from '#contract/order-desk.ts'
import type { MoveAnswer } from '#src/features/orders/admin/move-answer.ts'
import { needsConfirmation } from '#src/features/orders/admin/move-form.tsx'
import { OrderDesk } from '#src/features/orders/admin/order-desk.tsx'
import styles from '#src/features/orders/admin/order-desk.module.css'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  return { order: await read.orders.adminOrder({ id: Number(params['id']) }).catch(throwStatus) }
}

export async function action({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<MoveAnswer> {
  const { write, inBrowser } = context.get(pageContext)
  const form = await request.formData()
  // A form of ours holds no files.
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const { to = '', note = '', trackingNumber = '', confirm } = values
  if (needsConfirmation(to) && confirm !== '1') return { values, unconfirmed: true }

  const parsed = adminMoveInput.safeParse({
    id: Number(params['id']),
    to,
    note,
    ...(trackingNumber.trim() !== '' && { trackingNumber }),
  })
  if (!parsed.success) throw new Response(null, { status: 400 })
  const moving = write.orders.adminMove(parsed.data)
  const outcome = await (inBrowser ? moving.catch(() => null) : moving.catch(throwStatus))
  if (!outcome) return { values, failed: true }
  return outcome.ok ? { values, moved: outcome.order.state } : { values, illegal: outcome.state }
}

export function Component() {
  const { orders: t } = useTexts()
  const { order } = useLoaderData<typeof loader>()
  const answer = useActionData<MoveAnswer>()
  return (
    <Container className={styles.page}>
      <PageHead title={t.page.title({ number: order.number })} noindex />
      <OrderDesk order={order} answer={answer} />
    </Container>
  )
}
