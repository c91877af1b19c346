// The desk of tariffs: every card that holds now, by service and country.
import { EmptyState, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { RatesFilter } from '#src/features/admin/rates/rates-filter.tsx'
import { RatesTable } from '#src/features/admin/rates/rates-table.tsx'
import { rateRows, ratesViewOf } from '#src/features/admin/rates/rates-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'

export function Component() {
  const { pricing: t } = useTexts()
  const [query] = useSearchParams()
  const view = ratesViewOf(query)
  const { data: desk } = useSuspenseQuery(trpc.shipping.desk.queryOptions())
  const rows = rateRows(desk, view)
  return (
    <DeskPage
      title={t.title()}
      lead={t.lead()}
      actions={
        <>
          <DeskLink to={paths.adminSimulate()}>{t.simulate()}</DeskLink>
          <DeskLink to={paths.adminSuspensions()}>{t.suspensions()}</DeskLink>
        </>
      }
    >
      <RatesFilter view={view} zones={desk.countries.map(({ code }) => code)} />
      <Text size="sm" c="dimmed" role="status">
        {t.shown({ count: rows.length })}
      </Text>
      {rows.length > 0 ? (
        <RatesTable rows={rows} destinations={desk.destinations} at={desk.at} />
      ) : (
        <EmptyState title={t.nothing()} description={t.nothingText()} />
      )}
    </DeskPage>
  )
}
