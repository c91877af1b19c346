// One order for the holder of its link: thanks, how to pay, what happens. A wrong key is a page that does not exist.
import {
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { OrderContent } from '#src/features/orders/order-content.tsx'
import styles from '#src/features/orders/order-page.module.css'
import { pageContext } from '#src/lib/calls.ts'
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { postAction } from '#src/lib/form/post-action.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'
import { Notice } from '#src/ui/notice.tsx'

const linkOf = (request: Request) => {
  const { searchParams } = new URL(request.url)
  return { number: searchParams.get('order') ?? '', key: searchParams.get('key') ?? '' }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  return { order: await read.orders.order(linkOf(request)).catch(throwStatus) }
}

export const action = postAction(async () => {
  const { reportPayment } = await import('#src/features/orders/report-posts.ts')
  return (_page, { request }) => {
    const { number, key } = linkOf(request)
    return { report: reportPayment(number, key) }
  }
})

export function Component() {
  const { orders: t } = useTexts()
  const { order } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [query] = useSearchParams()
  return (
    <Container className={styles.page}>
      <PageHead title={t.page.title({ number: order.number })} />
      {/* The address holds the key: it must not travel to other sites. */}
      <meta name="referrer" content="no-referrer" />
      {query.get('address') === 'unkept' && <Notice tone="warn">{t.page.addressUnkept()}</Notice>}
      <OrderContent order={order} answer={answer} linkKey={query.get('key') ?? ''} />
    </Container>
  )
}
