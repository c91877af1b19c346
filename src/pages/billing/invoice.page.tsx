// One invoice for whoever it is for, or the holder of the mailed link. A wrong key is a page that does not exist.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { InvoiceContent } from '#src/features/billing/invoice-content.tsx'
import styles from '#src/features/billing/invoice.module.css'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const [number, key] = [query.get('number') ?? '', query.get('key') ?? '']
  const { read } = context.get(pageContext)
  return { invoice: await read.billing.invoice({ number, key }).catch(throwStatus), key }
}

export function Component() {
  const { invoicing: t } = useTexts()
  const { invoice, key } = useLoaderData<typeof loader>()
  return (
    <Container className={styles.page}>
      <PageHead title={t[invoice.kind]({ number: invoice.number })} />
      {/* The address holds the key: it must not travel to other sites. */}
      <meta name="referrer" content="no-referrer" />
      <InvoiceContent invoice={invoice} linkKey={key} />
    </Container>
  )
}
