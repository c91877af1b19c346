// One of one's own orders with its history; its buyer needs no key to report the payment.
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import styles from '#src/features/account/account.module.css'
import { OrderContent } from '#src/features/orders/order-content.tsx'
import type { ReportAnswer } from '#src/features/orders/report-answer.ts'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const [order, methods] = await Promise.all([
    read.account.order({ number: params['number'] ?? '' }),
    read.orders.paymentMethods(),
  ]).catch(throwStatus)
  return { order, method: methods.find(({ method }) => method === order.paymentMethod) }
}

export async function action({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<ReportAnswer | Response> {
  const { reportAction } = await actionCode(
    request,
    import('#src/features/orders/report-action.ts'),
  )
  const number = params['number'] ?? ''
  const reference = formText(await request.formData(), 'reference')
  const answer = await reportAction({ number, key: '', reference }, context.get(pageContext))
  return answer ?? redirect(paths.accountOrder(number), 303)
}

export function Component() {
  const { mine: t, orders } = useTexts()
  const { order, method } = useLoaderData<typeof loader>()
  const answer = useActionData<ReportAnswer>()
  return (
    <div className={styles.content}>
      <PageHead title={orders.page.title({ number: order.number })} />
      <p>
        <Anchor to={paths.accountOrders()}>{t.purchases.all()}</Anchor>
      </p>
      <OrderContent order={order} method={method} answer={answer} />
    </div>
  )
}
