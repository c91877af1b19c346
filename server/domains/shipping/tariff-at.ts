// The tariff of one destination at a moment: the cards valid then, its days, and what is suspended.
import { versionAt } from '#domain/dated-versions.ts'
import type { ConsolidationFees, MailboxFees, RateCard } from '#domain/rate-card.ts'
import type { PricedService, Service } from '#domain/shipping-services.ts'
import type { Suspension, Tariff } from '#domain/shipping-tariff.ts'
import type { Ctx } from '#server/ctx.ts'
import { figureAt, routesAt } from './figure-at.ts'
import { cardKey, type Network } from './network.ts'
import type { RateCardRow } from './rate-card.entity.ts'
import type { RouteSuspensionRow } from './route-suspension.entity.ts'

export const cardRowAt = (
  { cards }: Network,
  zone: string,
  service: Service,
  at: Date,
): RateCardRow | null => versionAt(cards.get(cardKey(zone, service)) ?? [], at)

const feesAt = <T>(network: Network, service: Service, at: Date): T => {
  const row = cardRowAt(network, '*', service, at)
  if (!row) throw new Error(`no fees of ${service} at ${at.toISOString()}`)
  return row.data as T
}

export const consolidationFeesAt = (network: Network, at: Date): ConsolidationFees =>
  feesAt(network, 'consolidation', at)

export const mailboxFeesAt = (network: Network, at: Date): MailboxFees =>
  feesAt(network, 'mailbox', at)

interface Way {
  country: string
  destination: string
  service: PricedService
}

/** The suspension in force, of the city or of its whole country; of several the one that ends last, or never by itself. */
export const suspensionAt = (
  { suspensions }: Network,
  { country, destination, service }: Way,
  at: Date,
): Suspension | null => {
  const endOf = ({ until }: RouteSuspensionRow) => until?.getTime() ?? Infinity
  const all = suspensions.filter(
    (each) =>
      each.service === service &&
      each.country === country &&
      (each.destination === null || each.destination === destination) &&
      each.since <= at &&
      (!each.until || each.until > at) &&
      (!each.liftedAt || each.liftedAt > at),
  )
  const [found] = all.toSorted((a, b) => (endOf(a) === endOf(b) ? 0 : endOf(b) - endOf(a)))
  if (!found) return null
  const { since, until, notice } = found
  return { since: since.toISOString(), until: until?.toISOString() ?? null, notice }
}

/** Null for an unknown destination. */
export const tariffAt = (
  network: Network,
  { taxBasisPoints }: Pick<Ctx['config'], 'taxBasisPoints'>,
  code: string,
  at: Date,
): Tariff | null => {
  const destination = network.byCode.get(code)
  if (!destination) return null
  const { country } = destination
  const tax = figureAt(network, 'tax', { place: country, figure: 'tax' }, at)
  const remote = figureAt(network, 'remote', { place: code, figure: 'remote' }, at)
  return {
    destination: {
      code,
      country,
      remoteCents: remote?.remoteCents ?? 0,
      remoteConfirmed: remote?.confirmed ?? false,
      taxBasisPoints: tax?.taxBasisPoints ?? taxBasisPoints,
      taxConfirmed: tax?.confirmed ?? false,
      taxIncluded: tax?.included ?? false,
    },
    services: routesAt(network, code, at).flatMap(({ service, minDays, maxDays }) => {
      const row = cardRowAt(network, country, service, at)
      if (!row) return []
      const suspension = suspensionAt(network, { country, destination: code, service }, at)
      return [{ service, card: row.data as RateCard, minDays, maxDays, suspension }]
    }),
    consolidation: consolidationFeesAt(network, at),
  }
}
