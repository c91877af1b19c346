// The checkout page: the quote, the ways to pay and the form that places the order.
import { Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { forgetCart } from '#src/features/cart/forget-cart.ts'
import { PlacedNotice } from '#src/features/cart/placed-notice.tsx'
import type { CheckoutAnswer } from '#src/features/orders/checkout/checkout-fields.ts'
import { CheckoutForm } from '#src/features/orders/checkout/checkout-form.tsx'
import { newKey } from '#src/features/orders/checkout/new-key.ts'
import { keptNotice, noWay, refusalNotice } from '#src/features/orders/checkout/late-parts.ts'
import { pageContext } from '#src/lib/calls.ts'
import { typedIn } from '#src/lib/form/answer.ts'
import { postAction } from '#src/lib/form/post-action.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import styles from './checkout-page.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const [methods, addresses] = await Promise.all([
    read.billing.paymentMethods(),
    read.account.ownAddresses(),
  ])
  // The default one is chosen until somebody says otherwise.
  const [kept] = addresses
  const quote = await read.orders.checkoutQuote({
    ...(kept && { address: { country: kept.country, state: kept.state, city: kept.city } }),
  })
  if (quote.ok && quote.options.length === 0) await noWay.ready()
  if (quote.ok && quote.kept) await keptNotice.ready()
  return { quote, methods, addresses, idempotencyKey: newKey() }
}

export const action = postAction(async () => {
  const [{ checkoutPosts }] = await Promise.all([
    import('#src/features/orders/checkout/checkout-posts.ts'),
    refusalNotice.ready(),
  ])
  return checkoutPosts(forgetCart)
})

export function Component() {
  const { checkout: t } = useTexts()
  const { methods, addresses, idempotencyKey, ...loaded } = useLoaderData<typeof loader>()
  const answer = useActionData<CheckoutAnswer>()
  const quote = answer?.quote ?? loaded.quote
  const [ownKey] = useState(idempotencyKey)
  // The same key for as long as this form is tried, unless it has been used up.
  const isUsedUp = answer?.refused?.code === 'request_reused'
  const key = isUsedUp ? idempotencyKey : (typedIn(answer, 'idempotencyKey') ?? ownKey)

  return (
    <Container className={styles.page}>
      <PageHead title={t.title()} />
      <Suspense>{quote.ok && quote.options.length === 0 && <noWay.Part quote={quote} />}</Suspense>
      {quote.ok && quote.options.length > 0 && (
        <>
          <h1 className={styles.title}>{t.title()}</h1>
          <CheckoutForm {...{ quote, methods, addresses, answer }} idempotencyKey={key} />
        </>
      )}
      {!quote.ok && (
        <>
          <PlacedNotice placed={quote.placed} />
          <EmptyState
            level={1}
            title={t.emptyTitle()}
            actions={<ButtonLink to={paths.products()}>{t.products()}</ButtonLink>}
          >
            {!quote.placed && <p>{t.emptyText()}</p>}
          </EmptyState>
        </>
      )}
    </Container>
  )
}
