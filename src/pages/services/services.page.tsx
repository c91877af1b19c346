// The comparison of the shipping services: filters that filter, prices from the tariff.
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EMPTY_PIECE, shipmentQuery } from '#contract/shipment-view.ts'
import { paths } from '#contract/paths.ts'
import { servicesQuery } from '#contract/services-view.ts'
import { loadComparison } from '#src/features/services/load-comparison.ts'
import { ServicesComparison } from '#src/features/services/services-comparison.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import page from './services-page.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const loaded = await loadComparison(request, context.get(pageContext))
  return data(loaded, { status: loaded.rows ? 200 : 503 })
}

export function Component() {
  const { transport: t, comparison, calculator, shell } = useTexts()
  const loaded = useLoaderData<typeof loader>()
  const { weight, weightUnit } = loaded.view
  const quoteTo = paths.quote(
    shipmentQuery(weight ? { weightUnit, pieces: [{ ...EMPTY_PIECE, weight }] } : {}),
  )
  const isNarrowed = servicesQuery({ ...loaded.view, all: false }).size > 0
  return (
    <Container className={page.page}>
      <PageHead
        title={t.title()}
        description={t.description()}
        canonical={paths.services()}
        noindex={isNarrowed && 'follow'}
      />
      <Breadcrumbs
        label={calculator.crumbs()}
        items={[{ label: calculator.crumb(), to: paths.home }, { label: t.title() }]}
      />
      <header className={page.head}>
        <h1>{t.title()}</h1>
        <p className={page.lead}>{t.lead()}</p>
        <p className={page.way}>
          <ButtonLink to={quoteTo} variant="secondary" icon="share">
            {shell.quote()}
          </ButtonLink>
        </p>
      </header>
      <section aria-label={comparison.heading()}>
        <ServicesComparison
          loaded={loaded}
          addressOf={(view) => paths.services(servicesQuery(view))}
        />
      </section>
    </Container>
  )
}
