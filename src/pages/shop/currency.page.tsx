// Today's exchange rates, how they have moved, a converter, and the place where a chosen currency is remembered.
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { QUOTED_CURRENCIES } from '#domain/currencies.ts'
import { Converter } from '#src/features/currency/converter.tsx'
import { RateCard } from '#src/features/currency/rate-card.tsx'
import { RateHistory } from '#src/features/currency/rate-history.tsx'
import { ratesViewOf } from '#src/features/currency/rates-view.ts'
import styles from '#src/features/currency/rates.module.css'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const view = ratesViewOf(new URL(request.url).searchParams)
  const { currency, kind, days } = view
  const series = { currency, days, kind: currency === 'VES' ? kind : 'reference' } as const
  const [{ rates }, { points }] = await Promise.all([
    read.currency.rates(),
    read.currency.history(series),
  ])
  return { view, rates, points }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { chooseAction } = await actionCode(
    request,
    import('#src/features/currency/choose-action.ts'),
  )
  return chooseAction(request, context.get(pageContext))
}

export function Component() {
  const { exchange: t, money, catalogue } = useTexts()
  const { view, rates, points } = useLoaderData<typeof loader>()
  const missing = QUOTED_CURRENCIES.filter(
    (code) => !rates.some(({ currency }) => currency === code),
  )
  return (
    <Container className={styles.page}>
      <PageHead title={t.title()} description={t.lead()} canonical={paths.currency()} />
      <Breadcrumbs
        label={catalogue.crumbs()}
        items={[{ label: catalogue.top(), to: paths.home }, { label: t.title() }]}
      />
      <div>
        <h1 tabIndex={-1}>{t.title()}</h1>
        <p className={styles.lead}>{t.lead()}</p>
      </div>
      {rates.some(({ sandbox }) => sandbox) && <Notice still>{t.sandbox()}</Notice>}
      {rates.length === 0 ? (
        <EmptyState title={t.none()}>
          <p>{t.noneText()}</p>
        </EmptyState>
      ) : (
        <section className={styles.today} aria-labelledby="today-title">
          <h2 id="today-title">{t.today()}</h2>
          <div className={styles.cards}>
            {rates.map((rate) => (
              <RateCard key={rate.id} rate={rate} />
            ))}
          </div>
          {missing.length > 0 && (
            <p className={styles.soft}>
              {t.missing()}: {missing.map((code) => money.name[code]()).join(', ')}
            </p>
          )}
        </section>
      )}
      <div className={styles.panels}>
        <RateHistory view={view} points={points} />
        <Converter view={view} rates={rates} />
      </div>
      <section className={styles.sources} aria-labelledby="sources-title">
        <h2 id="sources-title">{t.sources()}</h2>
        <p>{t.sourcesText()}</p>
      </section>
    </Container>
  )
}
