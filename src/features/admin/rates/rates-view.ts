// What an address of the tariff's desk asks for, and the rows that answer it.
import { EVERYWHERE, type TariffDesk } from '#contract/shipping-desk.ts'
import { type Service, SERVICES } from '#domain/shipping-services.ts'

export interface RatesDeskView {
  service: Service | null
  /** A country's code; empty: all. */
  zone: string
}

/** A broken address shows everything. */
export const ratesViewOf = (params: URLSearchParams): RatesDeskView => ({
  service: SERVICES.find((known) => known === params.get('service')) ?? null,
  zone: /^[a-z]{2}$/u.exec(params.get('zone') ?? '')?.[0] ?? '',
})

export interface RateRow {
  service: Service
  zone: string
  version: string
  validFrom: string
  confirmed: boolean
  extrasConfirmed: boolean
  /** Null for lists of fees. */
  price: { cents: number; unit: 'lb' | 'kg' | 'ft3' | 'm3' | 'piece' } | null
  cities: number
  days: { min: number; max: number } | null
  suspensions: TariffDesk['suspensions']
}

function routeRow(
  { destinations, suspensions }: TariffDesk,
  zone: string,
  card: TariffDesk['countries'][number]['cards'][number],
): RateRow {
  const { unit, firstCents, ...rest } = card
  const routes = destinations
    .filter(({ country }) => country === zone)
    .flatMap((place) => place.routes.filter(({ service }) => service === card.service))
  return {
    ...rest,
    zone,
    price: { cents: firstCents, unit },
    cities: routes.length,
    days:
      routes.length === 0
        ? null
        : {
            min: Math.min(...routes.map(({ minDays }) => minDays)),
            max: Math.max(...routes.map(({ maxDays }) => maxDays)),
          },
    suspensions: suspensions.filter(
      ({ service, country }) => service === card.service && country === zone,
    ),
  }
}

/** Cards by country, then the fees that are the same everywhere. */
export function rateRows(desk: TariffDesk, { service, zone }: RatesDeskView): RateRow[] {
  const routes = desk.countries.flatMap(({ code, cards }) =>
    cards.map((card) => routeRow(desk, code, card)),
  )
  const fees = desk.fees.map((fee): RateRow => ({
    ...fee,
    zone: EVERYWHERE,
    extrasConfirmed: true,
    price: null,
    cities: 0,
    days: null,
    suspensions: [],
  }))
  return [...routes, ...fees].filter(
    (row) => (service === null || row.service === service) && (zone === '' || row.zone === zone),
  )
}

/** As an address names a zone. */
export const zoneInPath = (zone: string): string => (zone === EVERYWHERE ? 'all' : zone)
export const zoneOfPath = (part: string | undefined): string =>
  part === 'all' ? EVERYWHERE : (part ?? '')
