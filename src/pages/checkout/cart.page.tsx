// The cart page, and the target of every cart form of the shop.
import { useEffect, useRef } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import { CartContent } from '#src/features/cart/cart-content.tsx'
import type { CartAnswer } from '#src/features/cart/cart-form.ts'
import { type CartOutcome, runCartIntent } from '#src/features/cart/cart-outcome.ts'
import { inTurn } from '#src/features/cart/in-turn.ts'
import styles from '#src/features/cart/cart-page.module.css'
import { PlacedNotice } from '#src/features/cart/placed-notice.tsx'
import { PlainNotice } from '#src/features/cart/plain-notice.tsx'
import { rememberCart } from '#src/features/cart/remember-cart.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const quote = await read.orders.checkoutQuote({})
  if (!quote.ok) return { content: null, placed: quote.placed }
  const { cart, options, closed, service, estimatedProductIds } = quote
  const estimated = estimatedProductIds.length > 0
  return { content: { cart, options, closed, service, estimated }, placed: null }
}

const answerPage = (outcome: CartOutcome): string => {
  const query = new URLSearchParams(
    outcome.ok ? (outcome.notice ? { notice: outcome.notice } : {}) : { problem: outcome.code },
  )
  return query.size > 0 ? `${paths.cart}?${query}` : paths.cart
}

export async function action({
  request,
  context,
}: ActionFunctionArgs): Promise<CartAnswer | Response> {
  const { write, inBrowser, locale } = context.get(pageContext)
  const form = await request.formData()
  if (!inBrowser) return redirect(answerPage(await runCartIntent(write, form)), 303)
  // No answer is an answer too: the page stays and says so.
  const outcome = await inTurn(() => runCartIntent(write, form)).catch(() => null)
  if (outcome?.ok) rememberCart(outcome.cart)
  const { showNotice } = await import('#src/features/cart/show-notice.ts')
  await showNotice(outcome, locale)
  return { outcome }
}

export function Component() {
  const { cart: t } = useTexts()
  const { content, placed } = useLoaderData<typeof loader>()
  const cart = content?.cart
  // The first view leaves the stored copy alone: it may be newer, or broken and worth repairing.
  const shown = useRef(cart)
  useEffect(() => {
    if (shown.current !== cart && cart) rememberCart(cart)
    shown.current = cart
  }, [cart])

  return (
    <Container className={styles.page}>
      <PageHead title={t.title()} />
      {content ? (
        <CartContent {...content} />
      ) : (
        <>
          <PlainNotice />
          <PlacedNotice placed={placed} />
          <EmptyState
            level={1}
            title={t.empty.title()}
            actions={
              <ButtonLink to={paths.products()} icon="search">
                {t.empty.products()}
              </ButtonLink>
            }
          >
            <p>{t.empty.text()}</p>
          </EmptyState>
        </>
      )}
    </Container>
  )
}
