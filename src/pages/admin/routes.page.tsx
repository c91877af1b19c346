// The desk of routes: the tax of a country, its destinations with days and surcharges, and what is closed there.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import styles from '#src/features/admin/kit/desk.module.css'
import { useRouteWords } from '#src/features/admin/kit/use-route-words.ts'
import { CountrySuspensions } from '#src/features/admin/routes/country-suspensions.tsx'
import { CountryTax } from '#src/features/admin/routes/country-tax.tsx'
import { RoutesTable } from '#src/features/admin/routes/routes-table.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = await context.get(pageContext).read.shipping.desk().catch(throwStatus)
  const asked = new URL(request.url).searchParams.get('country')
  const country = desk.countries.find(({ code }) => code === asked) ?? desk.countries[0]
  if (!country) throw new Response(null, { status: 404 })
  return { desk, country }
}

export function Component() {
  const { admin, transitDesk: t, pricing, customsDesk } = useTexts()
  const { desk, country } = useLoaderData<typeof loader>()
  const { zoneOf } = useRouteWords()
  const places = desk.destinations.filter((place) => place.country === country.code)
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.title()} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <h1>{t.title()}</h1>
          <p>{t.lead()}</p>
        </div>
        <div className={styles.row}>
          <DeskLink to={paths.adminSimulate()}>{pricing.simulate()}</DeskLink>
          <DeskLink to={paths.adminSuspensions()}>{pricing.suspensions()}</DeskLink>
        </div>
      </div>
      <nav aria-label={customsDesk.countries()} className={styles.row}>
        {desk.countries.map(({ code }) => (
          <DeskLink
            key={code}
            to={paths.adminRoutes(code)}
            variant={code === country.code ? 'filled' : 'default'}
            aria-current={code === country.code ? 'page' : undefined}
          >
            {zoneOf(code)}
          </DeskLink>
        ))}
      </nav>
      <CountrySuspensions desk={desk} country={country.code} />
      <section className={styles.part} aria-labelledby="country">
        <div>
          <h2 id="country">{zoneOf(country.code)}</h2>
          <p className={styles.soft}>{t.count({ count: places.length })}</p>
        </div>
        <CountryTax country={country} usualTax={desk.usualTaxBasisPoints} />
        <RoutesTable desk={desk} places={places} />
      </section>
    </Container>
  )
}
