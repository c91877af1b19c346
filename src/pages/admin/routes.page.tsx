// The desk of routes: the tax of a country, its destinations with days and surcharges, and what is closed there.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { ADDRESS_COUNTRIES } from '#domain/address-rules.ts'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { FilterBar } from '#src/features/admin/kit/filter-bar.tsx'
import { useTell } from '#src/features/admin/kit/use-tell.ts'
import { useRouteWords } from '#src/features/admin/kit/use-route-words.ts'
import { CountrySuspensions } from '#src/features/admin/routes/country-suspensions.tsx'
import { DestinationForm } from '#src/features/admin/routes/destination-form.tsx'
import { CountryTax } from '#src/features/admin/routes/country-tax.tsx'
import { RoutesTable } from '#src/features/admin/routes/routes-table.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'

export function Component() {
  const { routesDesk: t, tariffDesk } = useTexts()
  const { zoneOf } = useRouteWords()
  const asked = useSearchParams()[0].get('country')
  const desk = useQuery(trpc.shipping.desk.queryOptions())
  const { countries = [] } = desk.data ?? {}
  const country = countries.find(({ code }) => code === asked) ?? countries[0]
  const main = desk.data?.destinations.find((place) => place.country === country?.code)
  const land = ADDRESS_COUNTRIES.find((code) => code === country?.code)
  const tell = useTell()
  const [added, setAdded] = useState('')
  const choices = countries.map(({ code }) => ({ value: code, label: zoneOf(code) }))
  return (
    <DeskPage
      title={t.title()}
      lead={t.lead()}
      actions={
        <>
          <DeskLink size="sm" to={paths.adminSimulate()}>
            {tariffDesk.simulate()}
          </DeskLink>
          <DeskLink size="sm" to={paths.adminSuspensions()}>
            {tariffDesk.suspensions()}
          </DeskLink>
        </>
      }
    >
      <FilterBar
        fields={[{ kind: 'choice', name: 'country', label: tariffDesk.country(), choices }]}
      />
      {desk.data && country && (
        <>
          <CountrySuspensions desk={desk.data} country={country.code} />
          <CountryTax country={country} usualTax={desk.data.usualTaxBasisPoints} />
        </>
      )}
      <RoutesTable desk={desk} country={country?.code ?? ''} />
      {land && main && (
        <DestinationForm
          key={`${land} ${added}`}
          country={land}
          main={main.name}
          done={(code) => {
            setAdded(code)
            tell(t.adding.done())
          }}
        />
      )}
    </DeskPage>
  )
}
