// A kept quote, for whoever holds its link; it never changes, and an unknown link is a real 404.
import { Suspense } from 'react'
import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { QuoteAnswer } from '#src/features/shipping/quote-fields.ts'
import { SavedHead } from '#src/features/shipping/saved-head.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { postAction } from '#src/lib/form/post-action.ts'
import { firstTouch } from '#src/lib/first-touch.ts'
import { latePart } from '#src/lib/late-part.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { statusOf } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import styles from './quote.module.css'

/** Null for a link that opens nothing; every other failure goes on. */
const missing = (error: unknown): null => {
  if (statusOf(error) === 404) return null
  throw error
}

/** What the server drew leads and posts by itself until somebody is there. */
const lateQuote = latePart(firstTouch(), async () => {
  const module = await import('#src/blocks/kept-quote.tsx')
  return module.KeptQuote
})

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { token = '' } = params
  await lateQuote.ready()
  const saved = await context.get(pageContext).read.shipping.savedQuote({ token }).catch(missing)
  return data({ saved, token }, { status: saved ? 200 : 404 })
}

export const action = postAction(async () => {
  const [{ keptPosts }, told] = await Promise.all([
    import('#src/features/shipping/quote-posts.ts'),
    import('./tell-cart.ts'),
  ])
  return keptPosts(told.tellCart)
})

export function Component() {
  const { quoting: t, calculator } = useTexts()
  const { saved, token } = useLoaderData<typeof loader>()
  const answer = useActionData<QuoteAnswer>()
  if (!saved)
    return (
      <Container className={styles.page}>
        <PageHead title={t.kept.missing()} />
        <EmptyState
          level={1}
          title={t.kept.missing()}
          actions={<ButtonLink to={paths.quote()}>{t.kept.fresh()}</ButtonLink>}
        >
          <p>{t.kept.missingText()}</p>
        </EmptyState>
      </Container>
    )
  const title = t.heading({ place: saved.destination.name })
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      <Breadcrumbs
        label={calculator.crumbs()}
        items={[
          { label: calculator.crumb(), to: paths.home },
          { label: t.title(), to: paths.quote() },
          { label: title },
        ]}
      />
      <SavedHead {...{ saved, token }} />
      <Suspense>
        <lateQuote.Part {...{ saved, token, answer }} />
      </Suspense>
    </Container>
  )
}
