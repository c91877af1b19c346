// The whole network of destinations, routes and cards in memory, loaded again only when somebody changed it.
import { sql } from 'kysely'
import type { PricedService, Service } from '#domain/shipping-services.ts'
import type { Em, Orm } from '#server/platform/orm.ts'
import { Destination, type DestinationRow } from './destination.entity.ts'
import { RateCard, type RateCardRow } from './rate-card.entity.ts'
import { RouteSuspension, type RouteSuspensionRow } from './route-suspension.entity.ts'
import { Route } from './route.entity.ts'
import { ShippingCountry, type ShippingCountryRow } from './shipping-country.entity.ts'
import { ShippingService, type ShippingServiceRow } from './shipping-service.entity.ts'

export interface NetworkRoute {
  service: PricedService
  minDays: number
  maxDays: number
}

export interface Network {
  version: number
  /** In the order they are shown. */
  destinations: DestinationRow[]
  byCode: ReadonlyMap<string, DestinationRow>
  countries: ReadonlyMap<string, ShippingCountryRow>
  routes: ReadonlyMap<string, NetworkRoute[]>
  /** By `zone service`, every version, the latest start first. */
  cards: ReadonlyMap<string, RateCardRow[]>
  suspensions: RouteSuspensionRow[]
  services: ShippingServiceRow[]
}

export const cardKey = (zone: string, service: Service): string => `${zone} ${service}`

const group = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

async function loadNetwork(em: Em, version: number): Promise<Network> {
  const inOrder = { orderBy: { position: 'asc' } } as const
  const destinations = await em.find(Destination, {}, inOrder)
  const countries = await em.find(ShippingCountry, {})
  const routes = await em.find(Route, {})
  const cards = await em.find(RateCard, {}, { orderBy: { validFrom: 'desc', id: 'desc' } })
  return {
    version,
    destinations,
    byCode: new Map(destinations.map((row) => [row.code, row])),
    countries: new Map(countries.map((row) => [row.code, row])),
    routes: group(routes, (route) => route.destination),
    cards: group(cards, ({ zone, service }) => cardKey(zone, service)),
    suspensions: await em.find(RouteSuspension, {}, { orderBy: { id: 'desc' } }),
    services: await em.find(ShippingService, {}, inOrder),
  }
}

/** One per database, because a process may serve several in tests. It may be lost at any moment. */
const kept = new WeakMap<Orm, Network>()

const currentVersion = async (em: Em): Promise<number> => {
  const { rows } = await sql<{ version: number }>`select version from tariff_counter`.execute(
    em.getKysely(),
  )
  return rows[0]?.version ?? 0
}

/** Questions of one turn of the loop that wait for the same number. */
const asking = new WeakMap<Orm, Promise<number>>()

/** One query for all who ask in the same turn; it is sent after the last of them came, so that nobody gets an older answer. */
const sharedVersion = (em: Em, orm: Orm): Promise<number> => {
  const known = asking.get(orm)
  if (known) return known
  const asked = new Promise<void>((resolve) => void setImmediate(resolve)).then(() => {
    asking.delete(orm)
    return currentVersion(em)
  })
  asking.set(orm, asked)
  return asked
}

/** The network of this moment: one small query while nothing changed. */
export async function findNetwork({ em, orm }: { em: Em; orm: Orm }): Promise<Network> {
  const version = await (em.isInTransaction() ? currentVersion(em) : sharedVersion(em, orm))
  const known = kept.get(orm)
  if (known?.version === version) return known
  const network = await loadNetwork(em.fork({ keepTransactionContext: true }), version)
  // A transaction may yet be rolled back, and what it sees may be older than the number it counted up.
  if (!em.isInTransaction()) kept.set(orm, network)
  return network
}
