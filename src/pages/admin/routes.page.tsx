// The desk of routes: the tax of a country, its destinations with days and surcharges, and what is closed there.
import { Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { CountryLinks } from '#src/features/admin/kit/country-links.tsx'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { useRouteWords } from '#src/features/admin/kit/use-route-words.ts'
import { CountrySuspensions } from '#src/features/admin/routes/country-suspensions.tsx'
import { CountryTax } from '#src/features/admin/routes/country-tax.tsx'
import { RoutesTable } from '#src/features/admin/routes/routes-table.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'

export function Component() {
  const { routesDesk: t, tariffDesk, customsDesk } = useTexts()
  const { zoneOf } = useRouteWords()
  const asked = useSearchParams()[0].get('country')
  const { data: desk } = useSuspenseQuery(trpc.shipping.desk.queryOptions())
  const country = desk.countries.find(({ code }) => code === asked) ?? desk.countries[0]
  if (!country) throw new Response(null, { status: 404 })
  const places = desk.destinations.filter((place) => place.country === country.code)
  return (
    <DeskPage
      title={t.title()}
      lead={t.lead()}
      actions={
        <>
          <DeskLink to={paths.adminSimulate()}>{tariffDesk.simulate()}</DeskLink>
          <DeskLink to={paths.adminSuspensions()}>{tariffDesk.suspensions()}</DeskLink>
        </>
      }
    >
      <CountryLinks
        label={customsDesk.countries()}
        shown={country.code}
        countries={desk.countries.map(({ code }) => ({
          code,
          name: zoneOf(code),
          to: paths.adminRoutes(code),
        }))}
      />
      <CountrySuspensions desk={desk} country={country.code} />
      <section aria-labelledby="country">
        <Stack>
          <div>
            <h2 id="country">{zoneOf(country.code)}</h2>
            <Text size="sm" c="dimmed">
              {t.count({ count: places.length })}
            </Text>
          </div>
          <CountryTax country={country} usualTax={desk.usualTaxBasisPoints} />
          <RoutesTable desk={desk} places={places} />
        </Stack>
      </section>
    </DeskPage>
  )
}
