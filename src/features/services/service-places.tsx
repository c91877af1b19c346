// Where a service goes, and how long it is on its way: the visitor's country first, cities that wait alike together.
import type { DestinationView } from '#contract/shipping.ts'
import type { PricedService } from '#domain/shipping-services.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { countryName } from '#src/ui/country-name.ts'
import { Question } from '#src/ui/question.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './service-parts.module.css'

/** Groups in the order of their first row. */
function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const keys = [...new Set(rows.map(keyOf))]
  return keys.map((key) => [key, rows.filter((row) => keyOf(row) === key)])
}

interface ServicePlacesProps {
  service: PricedService
  destinations: readonly DestinationView[]
}

export function ServicePlaces({ service, destinations }: ServicePlacesProps) {
  const { transport: t, comparison } = useTexts()
  const locale = useUiLocale()
  const places = destinations.flatMap(({ country, name, services }) => {
    const way = services.find((each) => each.service === service)
    if (!way) return []
    const range = `${way.minDays}–${way.maxDays}`
    const time = way.suspended ? comparison.suspended() : comparison.timeDays({ range })
    return [{ country, name, time }]
  })
  const list = new Intl.ListFormat(locale)
  const { country: mine } = useFacts().destination
  const countries = grouped(places, ({ country }) => country)
  const near = countries.filter(([country]) => country === mine)
  const far = countries.filter(([country]) => country !== mine)
  const draw = (some: typeof countries) => (
    <div className={styles.places}>
      {some.map(([country, cities]) => (
        <section key={country} aria-label={countryName(country, locale)}>
          <h3 className={styles.country}>{countryName(country, locale)}</h3>
          <dl className={styles.cities}>
            {grouped(cities, ({ time }) => time).map(([time, together]) => (
              <div key={time}>
                <dt>{time}</dt>
                <dd>{list.format(together.map(({ name }) => name))}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
  return (
    <section aria-labelledby="service-places">
      <h2 id="service-places" className={styles.title}>
        {t.places()}
      </h2>
      {near.length > 0 && draw(near)}
      {far.length > 0 && <Question question={t.otherPlaces()}>{draw(far)}</Question>}
    </section>
  )
}
