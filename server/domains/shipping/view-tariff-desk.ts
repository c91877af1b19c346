// The network as the desk sees it: what holds now, what is only an example, what is closed.
import { EVERYWHERE, type TariffDesk } from '#contract/shipping-desk.ts'
import type { RateCard as Card } from '#domain/rate-card.ts'
import { FEE_SERVICES, PRICED_SERVICES } from '#domain/shipping-services.ts'
import type { Ctx } from '#server/ctx.ts'
import { findNetwork, type Network } from './network.ts'
import { cardRowAt } from './tariff-at.ts'

const cardsOf = (
  network: Network,
  zone: string,
  at: Date,
): TariffDesk['countries'][number]['cards'] =>
  PRICED_SERVICES.flatMap((service) => {
    const row = cardRowAt(network, zone, service, at)
    if (!row) return []
    const { confirmed, extrasConfirmed, unit, brackets } = row.data as Card
    const { version } = row
    const validFrom = row.validFrom.toISOString()
    const firstCents = brackets[0]?.centsPerUnit ?? 0
    return [{ service, version, validFrom, confirmed, extrasConfirmed, unit, firstCents }]
  })

const feesOf = (network: Network, at: Date): TariffDesk['fees'] =>
  FEE_SERVICES.flatMap((service) => {
    const row = cardRowAt(network, EVERYWHERE, service, at)
    if (!row) return []
    const { version, validFrom } = row
    const { confirmed } = row.data as Card
    return [{ service, version, validFrom: validFrom.toISOString(), confirmed }]
  })

export async function viewTariffDesk(ctx: Ctx): Promise<TariffDesk> {
  const network = await findNetwork(ctx)
  return {
    at: ctx.now.toISOString(),
    countries: [...network.countries.values()]
      .sort((a, b) => a.position - b.position)
      .map(({ code, taxBasisPoints, taxConfirmed }) => ({
        code,
        taxBasisPoints: taxBasisPoints ?? null,
        taxConfirmed,
        cards: cardsOf(network, code, ctx.now),
      })),
    destinations: network.destinations.map((row) => ({
      code: row.code,
      country: row.country,
      name: row.names[ctx.locale],
      remoteCents: row.remoteCents,
      remoteConfirmed: row.remoteConfirmed,
      routes: (network.routes.get(row.code) ?? []).map(({ service, minDays, maxDays }) => ({
        service,
        minDays,
        maxDays,
      })),
    })),
    fees: feesOf(network, ctx.now),
    suspensions: network.suspensions
      .filter(({ liftedAt, until }) => !liftedAt && (!until || until > ctx.now))
      .map(({ id, service, country, destination, notice, since, until }) => ({
        id,
        service,
        country,
        destination: destination ?? null,
        notice,
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
      })),
  }
}
