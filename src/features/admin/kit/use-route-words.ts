// Names services and places at the tariff's desk: the fees that are the same everywhere have words of their own.
import { EVERYWHERE, type TariffDesk } from '#contract/shipping-desk.ts'
import type { Service } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import { countryName } from '#src/ui/country-name.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'

type Suspended = TariffDesk['suspensions'][number]

export function useRouteWords(destinations: TariffDesk['destinations'] = []) {
  const { tariffDesk: t, tariffs } = useTexts()
  const locale = useUiLocale()
  const serviceOf = (service: Service): string =>
    service === 'consolidation' || service === 'mailbox' ? t[service]() : tariffs.service[service]()
  const zoneOf = (zone: string): string =>
    zone === EVERYWHERE ? t.everywhere() : countryName(zone, locale)
  const cityOf = (code: string): string =>
    destinations.find((each) => each.code === code)?.name ?? code
  return {
    serviceOf,
    zoneOf,
    cityOf,
    cardOf: (service: Service, zone: string): string =>
      t.cardTitle({ service: serviceOf(service), place: zoneOf(zone) }),
    routeOf: ({ service, country, destination }: Suspended): string => {
      const place = destination ? `${cityOf(destination)}, ${zoneOf(country)}` : zoneOf(country)
      return t.cardTitle({ service: serviceOf(service), place })
    },
  }
}
