// The checkout page: the quote, the ways to pay and the form that places the order.
import { useState } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import { forgetCart } from '#src/features/cart/forget-cart.ts'
import { PlacedNotice } from '#src/features/cart/placed-notice.tsx'
import type { CheckoutAnswer } from '#src/features/orders/checkout/checkout-answer.ts'
import { ClosedRoutes } from '#src/features/orders/checkout/closed-routes.tsx'
import { CheckoutForm } from '#src/features/orders/checkout/checkout-form.tsx'
import { newKey } from '#src/features/orders/checkout/new-key.ts'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import styles from './checkout-page.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const [quote, methods, addresses] = await Promise.all([
    read.orders.checkoutQuote({}),
    read.orders.paymentMethods(),
    read.account.ownAddresses(),
  ])
  return { quote, methods, addresses, idempotencyKey: newKey() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { checkoutAction } = await actionCode(
    request,
    import('#src/features/orders/checkout/checkout-action.ts'),
  )
  return checkoutAction(request, context.get(pageContext), forgetCart)
}

/** An answer that got lost may have placed the order: asking again would find an empty cart and lose the form. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => ((actionResult as CheckoutAnswer | undefined)?.failed ? false : defaultShouldRevalidate)

export function Component() {
  const { checkout: t } = useTexts()
  const { quote, methods, addresses, idempotencyKey } = useLoaderData<typeof loader>()
  const answer = useActionData<CheckoutAnswer>()
  const [ownKey] = useState(idempotencyKey)
  // The same key for as long as this form is tried, unless it has been used up.
  const key =
    answer?.refusal?.code === 'request_reused'
      ? idempotencyKey
      : (answer?.values.idempotencyKey ?? ownKey)

  return (
    <Container className={styles.page}>
      <PageHead title={t.title()} />
      {quote.ok && quote.options.length === 0 && (
        <EmptyState
          level={1}
          title={t.closedTitle()}
          actions={<ButtonLink to={paths.cart}>{t.back()}</ButtonLink>}
        >
          <p>{t.closedText()}</p>
          <ClosedRoutes closed={quote.closed} />
        </EmptyState>
      )}
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
