// What a parcel would cost as of a day, line by line, with the version of the card that says so.
import { hasChoice } from '#domain/has-choice.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import styles from '#src/features/admin/kit/desk.module.css'
import cardStyles from '#src/features/admin/kit/card.module.css'
import { SimulationForm } from '#src/features/admin/rates/simulation-form.tsx'
import { readSimulation, simulationViewOf } from '#src/features/admin/rates/simulation-view.ts'
import { OptionCard } from '#src/features/shipping/option-card.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { formatDay } from '#src/ui/format-rate.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read, locale } = context.get(pageContext)
  const view = simulationViewOf(new URL(request.url).searchParams)
  const asked = view.asked ? readSimulation(view, locale) : null
  const [desk, outcome] = await Promise.all([
    read.shipping.desk().catch(throwStatus),
    asked?.ok ? read.shipping.simulate(asked.input).catch(throwStatus) : null,
  ])
  const faults = asked && !asked.ok ? asked.faults : {}
  const options = outcome && 'quote' in outcome ? outcome.quote.options : null
  const early = outcome !== null && !outcome.ok && outcome.code === 'no_tariff'
  return { view, desk, faults, options, early }
}

export function Component() {
  const { admin, pricing } = useTexts()
  const t = pricing.simulation
  const locale = useUiLocale()
  const { view, desk, faults, options, early } = useLoaderData<typeof loader>()
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.heading()} · ${admin.title()}`} noindex />
      <div className={styles.head}>
        <div>
          <BackLink to={paths.adminRates()}>{pricing.back()}</BackLink>
          <h1>{t.heading()}</h1>
          <p>{t.lead()}</p>
        </div>
      </div>
      <SimulationForm view={view} desk={desk} faults={faults} early={early} />
      {options ? (
        <section className={styles.part} aria-labelledby="result">
          <h2 id="result">{t.result({ day: formatDay(view.day, locale) })}</h2>
          <div className={cardStyles.options}>
            {options
              .filter(({ refused }) => refused !== 'not_for_goods')
              .map((option) => (
                <div key={option.service} className={styles.part}>
                  <OptionCard option={option} compared={hasChoice(options)} />
                  {option.refused === null && (
                    <p className={styles.soft}>{t.version({ version: option.cardVersion })}</p>
                  )}
                </div>
              ))}
          </div>
        </section>
      ) : (
        <EmptyState title={early ? t.tooEarly() : t.blank()}>
          <p>{t.blankText()}</p>
        </EmptyState>
      )}
    </Container>
  )
}
