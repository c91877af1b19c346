// The desk of tariffs: every card that holds now, by service and country.
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { SERVICES } from '#domain/shipping-services.ts'
import { DataTable } from '#src/features/admin/kit/data-table.tsx'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { useRouteWords } from '#src/features/admin/kit/use-route-words.ts'
import { rateRows, ratesViewOf } from '#src/features/admin/rates/rates-view.ts'
import { useRateColumns } from '#src/features/admin/rates/use-rate-columns.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'

export function Component() {
  const { tariffDesk: t } = useTexts()
  const { serviceOf, zoneOf } = useRouteWords()
  const [query] = useSearchParams()
  const desk = useQuery(trpc.shipping.desk.queryOptions())
  const { destinations = [], at = '', countries = [] } = desk.data ?? {}
  const columns = useRateColumns({ destinations, at })
  const services = SERVICES.map((value) => ({ value, label: serviceOf(value) }))
  const zones = countries.map(({ code }) => ({ value: code, label: zoneOf(code) }))
  return (
    <DeskPage
      title={t.title()}
      lead={t.lead()}
      actions={
        <>
          <DeskLink size="sm" to={paths.adminSimulate()}>
            {t.simulate()}
          </DeskLink>
          <DeskLink size="sm" to={paths.adminSuspensions()}>
            {t.suspensions()}
          </DeskLink>
        </>
      }
    >
      <DataTable
        caption={t.title()}
        columns={columns}
        keyOf={({ version }) => version}
        rows={desk.data && rateRows(desk.data, ratesViewOf(query))}
        state={desk}
        empty={{ title: t.nothing() }}
        filters={[
          {
            kind: 'choice',
            name: 'service',
            label: t.service(),
            any: t.anyService(),
            choices: services,
          },
          { kind: 'choice', name: 'zone', label: t.country(), any: t.anyCountry(), choices: zones },
        ]}
        csv={null}
      />
    </DeskPage>
  )
}
