// Where parcels can go and how long each service takes there.
import type { DestinationView } from '#contract/shipping.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { Ctx } from '#server/ctx.ts'
import type { DestinationRow } from './destination.entity.ts'
import { routesAt } from './figure-at.ts'
import { findNetwork, type Network } from './network.ts'
import { suspensionAt } from './tariff-at.ts'

export const viewDestination = (
  network: Network,
  { code, country, names, region }: DestinationRow,
  locale: Locale,
  at: Date,
): DestinationView => {
  return {
    code,
    country,
    name: names[locale],
    region,
    services: routesAt(network, code, at).map(({ service, minDays, maxDays }) => ({
      service,
      minDays,
      maxDays,
      suspended: suspensionAt(network, { country, destination: code, service }, at) !== null,
    })),
  }
}

export async function listDestinations(ctx: Ctx): Promise<DestinationView[]> {
  const network = await findNetwork(ctx)
  return network.destinations.map((row) => viewDestination(network, row, ctx.locale, ctx.now))
}
