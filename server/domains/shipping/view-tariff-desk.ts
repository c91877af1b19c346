// The network as the desk sees it: what holds now, what is only an example, what is closed.
import type { z } from 'zod'
import type { tariffDeskOutput } from '#contract/shipping-desk.ts'
import type { RateCard as Card } from '#domain/rate-card.ts'
import { PRICED_SERVICES } from '#domain/shipping-services.ts'
import type { Ctx } from '#server/ctx.ts'
import { findNetwork, type Network } from './network.ts'
import { cardRowAt } from './tariff-at.ts'

type Desk = z.infer<typeof tariffDeskOutput>

const cardsOf = (network: Network, zone: string, at: Date): Desk['countries'][number]['cards'] =>
  PRICED_SERVICES.flatMap((service) => {
    const row = cardRowAt(network, zone, service, at)
    if (!row) return []
    const { confirmed, extrasConfirmed } = row.data as Card
    const { version, validFrom } = row
    return [{ service, version, validFrom: validFrom.toISOString(), confirmed, extrasConfirmed }]
  })

export async function viewTariffDesk(ctx: Ctx): Promise<Desk> {
  const network = await findNetwork(ctx)
  return {
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
