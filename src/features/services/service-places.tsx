// Where a service goes, and how long it is on its way.
import type { DestinationView } from '#contract/shipping.ts'
import type { PricedService } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import { countryName } from '#src/ui/country-name.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './service-parts.module.css'

interface ServicePlacesProps {
  service: PricedService
  destinations: readonly DestinationView[]
}

/** Cities from which on a country takes a row of its own. */
const MANY = 8

export function ServicePlaces({ service, destinations }: ServicePlacesProps) {
  const { transport: t, comparison } = useTexts()
  const locale = useUiLocale()
  const places = destinations.flatMap(({ code, country, name, services }) => {
    const way = services.find((each) => each.service === service)
    return way ? [{ code, country, name, ...way }] : []
  })
  const countries = [...new Set(places.map(({ country }) => country))]
  return (
    <section aria-labelledby="service-places">
      <h2 id="service-places" className={styles.title}>
        {t.places()}
      </h2>
      <div className={styles.places}>
        {countries.map((country) => (
          <section
            key={country}
            aria-label={countryName(country, locale)}
            data-many={
              places.filter((place) => place.country === country).length > MANY || undefined
            }
          >
            <h3 className={styles.country}>{countryName(country, locale)}</h3>
            <ul className={styles.cities}>
              {places
                .filter((place) => place.country === country)
                .map(({ code, name, minDays, maxDays, suspended }) => (
                  <li key={code}>
                    <span>{name}</span>
                    <span className={styles.soft}>
                      {suspended
                        ? comparison.suspended()
                        : comparison.timeDays({ range: `${minDays}–${maxDays}` })}
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
