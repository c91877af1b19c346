// The tariff's desk: every card that holds now, by service and country.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import styles from '#src/features/admin/kit/desk.module.css'
import { RatesFilter } from '#src/features/admin/rates/rates-filter.tsx'
import { RatesTable } from '#src/features/admin/rates/rates-table.tsx'
import { rateRows, ratesViewOf } from '#src/features/admin/rates/rates-view.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = ratesViewOf(new URL(request.url).searchParams)
  const desk = await context.get(pageContext).read.shipping.desk().catch(throwStatus)
  return { view, desk }
}

export function Component() {
  const { admin, pricing: t } = useTexts()
  const { view, desk } = useLoaderData<typeof loader>()
  const rows = rateRows(desk, view)
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.title()} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <h1>{t.title()}</h1>
          <p>{t.lead()}</p>
        </div>
        <div className={styles.row}>
          <DeskLink to={paths.adminSimulate()}>{t.simulate()}</DeskLink>
          <DeskLink to={paths.adminSuspensions()}>{t.suspensions()}</DeskLink>
        </div>
      </div>
      <RatesFilter view={view} zones={desk.countries.map(({ code }) => code)} />
      <p className={styles.soft} role="status">
        {t.shown({ count: rows.length })}
      </p>
      {rows.length > 0 ? (
        <RatesTable rows={rows} destinations={desk.destinations} at={desk.at} />
      ) : (
        <EmptyState title={t.nothing()}>
          <p>{t.nothingText()}</p>
        </EmptyState>
      )}
    </Container>
  )
}
