// The checkout page: reads the quote, places the order once, or shows why not with everything typed still there.
import { useState } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import { forgetCart } from '#src/features/cart/forget-cart.ts'
import type { CheckoutAnswer } from '#src/features/orders/checkout/checkout-answer.ts'
import { CheckoutForm } from '#src/features/orders/checkout/checkout-form.tsx'
import { dropDraft } from '#src/features/orders/checkout/kept-draft.ts'
import { newKey } from '#src/features/orders/checkout/new-key.ts'
import { keepAddress } from '#src/features/orders/checkout/keep-address.ts'
import {
  ANOTHER_ADDRESS,
  fillKeptAddress,
  KEPT_ADDRESS,
  readCheckoutForm,
  typedValues,
  withFaults,
} from '#src/features/orders/checkout/read-checkout-form.ts'
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

export async function action({
  request,
  context,
}: ActionFunctionArgs): Promise<CheckoutAnswer | Response> {
  const calls = context.get(pageContext)
  const { read, write, inBrowser } = calls
  const form = await request.formData()
  const answer: CheckoutAnswer = {
    values: typedValues(form),
    faults: {},
    refusal: null,
    failed: false,
  }
  const isTyped = [null, ANOTHER_ADDRESS].includes(form.get(KEPT_ADDRESS) as string | null)
  if (!isTyped && !fillKeptAddress(form, await read.account.ownAddresses()))
    return { ...answer, faults: { [KEPT_ADDRESS]: 'unknown_option' } }
  const asked = readCheckoutForm(form)
  if (!asked.ok) return { ...answer, ...withFaults(form, asked.faults) }

  const placing = write.orders.placeOrder(asked.input)
  // On the server a surprise is an error page; in the browser the form stays and can be sent again.
  const outcome = await (inBrowser ? placing.catch(() => null) : placing)
  if (!outcome) return { ...answer, failed: true }
  if (!outcome.ok && outcome.code === 'no_rate')
    return { ...answer, faults: { paymentMethod: 'no_bolivar_rate' } }
  if (!outcome.ok) return { ...answer, refusal: outcome }
  if (inBrowser) {
    dropDraft()
    forgetCart()
  }
  const wantsIt = isTyped && form.has('keepAddress')
  const isKept = !wantsIt || (await keepAddress(calls, asked.input.shippingAddress))
  return redirect(paths.orderConfirmation(outcome.number, outcome.key, isKept), 303)
}

/** An answer that got lost may have placed the order: asking again would find an empty cart and lose the form. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => ((actionResult as CheckoutAnswer | undefined)?.failed ? false : defaultShouldRevalidate)

export function Component() {
  const { checkout: t, errors } = useTexts()
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
      <PageHead title={t.title()} noindex />
      {quote.ok ? (
        <>
          <h1 className={styles.title}>{t.title()}</h1>
          <CheckoutForm {...{ quote, methods, addresses, answer }} idempotencyKey={key} />
        </>
      ) : (
        <EmptyState
          level={1}
          title={errors.cart_empty()}
          actions={<ButtonLink to={paths.products()}>{t.products()}</ButtonLink>}
        >
          <p>{t.emptyText()}</p>
        </EmptyState>
      )}
    </Container>
  )
}
