// The desk of exchange rates: what waits for a decision, every series with its age, and what was set by hand.
import { SimpleGrid } from '@mantine/core'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { ChooseBolivar } from '#src/features/admin/currency/choose-bolivar.tsx'
import { ManualRates } from '#src/features/admin/currency/manual-rates.tsx'
import { SeriesTable } from '#src/features/admin/currency/series-table.tsx'
import { SetRate } from '#src/features/admin/currency/set-rate.tsx'
import { WaitingRates } from '#src/features/admin/currency/waiting-rates.tsx'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { RateHistory } from '#src/features/currency/rate-history.tsx'
import { ratesViewOf } from '#src/features/currency/rates-view.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'

export function Component() {
  const { currencyDesk: t } = useTexts()
  const view = ratesViewOf(useSearchParams()[0])
  const { currency, days } = view
  const kind = currency === 'VES' ? view.kind : 'reference'
  const [{ data: desk }, { data: history }] = useSuspenseQueries({
    queries: [
      trpc.currency.adminRates.queryOptions(),
      trpc.currency.history.queryOptions({ currency, days, kind }),
    ],
  })
  return (
    <DeskPage title={t.title()} lead={t.lead()}>
      <WaitingRates waiting={desk.waiting} />
      <SeriesTable series={desk.series} job={desk.job} />
      <ManualRates overrides={desk.overrides} />
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <SetRate key={desk.overrides[0]?.id} />
        <ChooseBolivar key={desk.bolivarKind} kind={desk.bolivarKind} />
      </SimpleGrid>
      <RateHistory view={view} points={history.points} addressOf={paths.adminCurrency} />
    </DeskPage>
  )
}
