// The comparison of the shipping services: filters that filter, prices from the tariff.
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { parseServicesQuery, SERVICE_ROWS, servicesQuery } from '#contract/services-view.ts'
import { parseLocaleNumber } from '#domain/locale-number.ts'
import { DEFAULT_DESTINATION } from '#domain/shipping-services.ts'
import { compareServices } from '#src/features/services/filter-services.ts'
import { ServicesFilter } from '#src/features/services/services-filter.tsx'
import { ServicesTable } from '#src/features/services/services-table.tsx'
import styles from '#src/features/services/services.module.css'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import page from './services-page.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read, locale } = context.get(pageContext)
  const view = parseServicesQuery(new URL(request.url).searchParams)
  const loaded = await Promise.all([
    read.shipping.services({}),
    read.shipping.tariff({ destination: DEFAULT_DESTINATION }),
  ]).catch(() => null)
  const typed = parseLocaleNumber(view.weight, locale)
  const badWeight = view.weight.trim() !== '' && !typed.ok
  const weight = typed.ok ? { thousandths: typed.thousandths, unit: view.weightUnit } : null
  const rows = loaded && compareServices(loaded[0], loaded[1], view, weight)
  return data(
    { view, rows, total: loaded?.[0].length ?? 0, weighed: weight !== null, badWeight },
    { status: rows ? 200 : 503 },
  )
}

export function Component() {
  const { transport: t, calculator } = useTexts()
  const { view, rows, total, weighed, badWeight } = useLoaderData<typeof loader>()
  const isNarrowed = servicesQuery({ ...view, all: false }).size > 0
  const shown = rows && (view.all ? rows : rows.slice(0, SERVICE_ROWS))
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
      </header>
      <ServicesFilter key={servicesQuery(view).toString()} view={view} badWeight={badWeight} />
      {shown === null && <Notice tone="error">{t.errorLoadingServices()}</Notice>}
      {shown?.length === 0 && (
        <EmptyState
          title={t.noServicesAvailable()}
          actions={<ButtonLink to={paths.services()}>{t.reset()}</ButtonLink>}
        >
          <p>{t.noneText()}</p>
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <>
          <p className={page.count} role="status">
            {t.count({ shown: shown.length, total })}
          </p>
          <ServicesTable rows={shown} weighed={weighed} />
          {rows && shown.length < rows.length && (
            <p className={styles.more}>
              <ButtonLink to={paths.services({ ...view, all: true })} variant="secondary">
                {t.loadMore()}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </Container>
  )
}
