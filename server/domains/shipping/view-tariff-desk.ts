// The network as the desk sees it: what holds now, what is only an example, what is closed.
import { EVERYWHERE, type TariffDesk } from '#contract/shipping-desk.ts'
import type { RateCard as Card } from '#domain/rate-card.ts'
import { FEE_SERVICES, PRICED_SERVICES } from '#domain/shipping-services.ts'
import type { Ctx } from '#server/ctx.ts'
import { comingFigures, figureAt, routesAt } from './figure-at.ts'
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

const countriesOf = (network: Network, at: Date): TariffDesk['countries'] =>
  [...network.countries.values()]
    .sort((a, b) => a.position - b.position)
    .map(({ code }) => {
      const tax = figureAt(network, 'tax', { place: code, figure: 'tax' }, at)
      return {
        code,
        taxBasisPoints: tax?.taxBasisPoints ?? null,
        taxConfirmed: tax?.confirmed ?? false,
        taxComing: comingFigures(network, code, at).length > 0,
        cards: cardsOf(network, code, at),
      }
    })

const destinationsOf = (network: Network, { locale, now }: Ctx): TariffDesk['destinations'] =>
  network.destinations.map(({ code, country, names }) => {
    const remote = figureAt(network, 'remote', { place: code, figure: 'remote' }, now)
    return {
      code,
      country,
      name: names[locale],
      remoteCents: remote?.remoteCents ?? 0,
      remoteConfirmed: remote?.confirmed ?? false,
      coming: comingFigures(network, code, now),
      routes: routesAt(network, code, now),
    }
  })

const suspensionsOf = ({ suspensions }: Network, now: Date): TariffDesk['suspensions'] =>
  suspensions
    .filter(({ liftedAt, until }) => !liftedAt && (!until || until > now))
    .map(({ id, service, country, destination, notice, since, until }) => ({
      id,
      service,
      country,
      destination: destination ?? null,
      notice,
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
    }))

export async function viewTariffDesk(ctx: Ctx): Promise<TariffDesk> {
  const network = await findNetwork(ctx)
  return {
    at: ctx.now.toISOString(),
    usualTaxBasisPoints: ctx.config.taxBasisPoints,
    countries: countriesOf(network, ctx.now),
    destinations: destinationsOf(network, ctx),
    fees: feesOf(network, ctx.now),
    suspensions: suspensionsOf(network, ctx.now),
  }
}
