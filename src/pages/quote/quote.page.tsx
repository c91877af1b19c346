// The quote: parcels and products of the shop, every service side by side, kept under a link for seven days.
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { LateTool, loadTool } from '#src/blocks/late-tool.tsx'
import { isSameTariff } from '#src/features/shipping/is-same-tariff.ts'
import type { QuoteAnswer } from '#src/features/shipping/quote-fields.ts'
import { postAction } from '#src/lib/form/post-action.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Container } from '#src/ui/container.tsx'
import styles from './quote.module.css'

export const loader = loadTool

export const action = postAction(async () => {
  const [{ keepPosts }, told] = await Promise.all([
    import('#src/features/shipping/quote-posts.ts'),
    import('./tell-cart.ts'),
  ])
  return keepPosts(told.tellCart)
})

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  !isSameTariff(currentUrl, nextUrl)

export function Component() {
  const { quoting: t, calculator } = useTexts()
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<QuoteAnswer>()
  return (
    <Container className={styles.page}>
      <PageHead title={t.title()} description={t.description()} canonical={paths.quote()} />
      <Breadcrumbs
        label={calculator.crumbs()}
        items={[{ label: calculator.crumb(), to: paths.home }, { label: t.title() }]}
      />
      <header className={styles.head}>
        <h1>{t.title()}</h1>
        <p className={styles.lead}>{t.lead()}</p>
      </header>
      <LateTool loaded={loaded} pageAt={paths.quote} kept={answer} />
    </Container>
  )
}
