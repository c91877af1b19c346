// The whole network of destinations, routes and cards in memory, loaded again only when somebody changed it.
import type { FigureName } from '#domain/network-figures.ts'
import type { Service } from '#domain/shipping-services.ts'
import type { Em, Orm } from '#server/platform/orm.ts'
import { Destination, type DestinationRow } from './destination.entity.ts'
import { NetworkVersion, type NetworkVersionRow } from './network-version.entity.ts'
import { RateCard, type RateCardRow } from './rate-card.entity.ts'
import { RouteSuspension, type RouteSuspensionRow } from './route-suspension.entity.ts'
import { ShippingCountry, type ShippingCountryRow } from './shipping-country.entity.ts'
import { ShippingService, type ShippingServiceRow } from './shipping-service.entity.ts'
import { TariffCounter } from './tariff-counter.entity.ts'

export interface Network {
  version: number
  /** In the order they are shown. */
  destinations: DestinationRow[]
  byCode: ReadonlyMap<string, DestinationRow>
  countries: ReadonlyMap<string, ShippingCountryRow>
  /** By `place figure`, every version, the latest start first, of equal ones the newest. */
  figures: ReadonlyMap<string, NetworkVersionRow[]>
  /** By `zone service`, every version, the latest start first. */
  cards: ReadonlyMap<string, RateCardRow[]>
  suspensions: RouteSuspensionRow[]
  services: ShippingServiceRow[]
}

export const cardKey = (zone: string, service: Service): string => `${zone} ${service}`
export const figureKey = (place: string, figure: FigureName): string => `${place} ${figure}`

async function loadNetwork(em: Em, version: number): Promise<Network> {
  const inOrder = { orderBy: { position: 'asc' } } as const
  const countries = await em.find(ShippingCountry, {}, inOrder)
  const cities = await em.find(Destination, {}, { orderBy: { position: 'asc', code: 'asc' } })
  // By country: what came later has a place among its own, whatever stood behind them before.
  const rank = new Map(countries.map(({ code }, at) => [code, at]))
  const rankOf = ({ country }: DestinationRow) => rank.get(country) ?? countries.length
  const destinations = cities.toSorted((a, b) => rankOf(a) - rankOf(b))
  const latestFirst = { orderBy: { validFrom: 'desc', id: 'desc' } } as const
  const figures = await em.find(NetworkVersion, {}, latestFirst)
  const cards = await em.find(RateCard, {}, latestFirst)
  return {
    version,
    destinations,
    byCode: new Map(destinations.map((row) => [row.code, row])),
    countries: new Map(countries.map((row) => [row.code, row])),
    figures: Map.groupBy(figures, ({ place, figure }) => figureKey(place, figure)),
    cards: Map.groupBy(cards, ({ zone, service }) => cardKey(zone, service)),
    suspensions: await em.find(RouteSuspension, {}, { orderBy: { id: 'desc' } }),
    services: await em.find(ShippingService, {}, inOrder),
  }
}

/** One per database, because a process may serve several in tests. It may be lost at any moment. */
const kept = new WeakMap<Orm, Network>()

/** What this process last read; null before it read anything. */
export const keptNetwork = (orm: Orm): Network | null => kept.get(orm) ?? null

const currentVersion = async (em: Em): Promise<number> => {
  const [counter] = await em.find(TariffCounter, {}, { disableIdentityMap: true })
  return counter?.version ?? 0
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
