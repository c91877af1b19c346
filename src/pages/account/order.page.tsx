// One of one's own orders with its history; its buyer needs no key to report the payment.
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import styles from '#src/features/account/account.module.css'
import { OrderContent } from '#src/features/orders/order-content.tsx'
import { pageContext } from '#src/lib/calls.ts'
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { postAction } from '#src/lib/form/post-action.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const number = params['number'] ?? ''
  return { order: await read.account.order({ number }).catch(throwStatus) }
}

export const action = postAction(async () => {
  const { reportPayment } = await import('#src/features/orders/report-posts.ts')
  return (_page, { params }) => ({ report: reportPayment(params['number'] ?? '', '') })
})

export function Component() {
  const { account: t, orders } = useTexts()
  const { order } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <div className={styles.content}>
      <PageHead title={orders.page.title({ number: order.number })} />
      <p>
        <Anchor to={paths.accountOrders()}>{t.purchases.all()}</Anchor>
      </p>
      <OrderContent order={order} answer={answer} />
    </div>
  )
}
