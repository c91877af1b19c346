// Adds a city to the network: its surcharge as typed, its services and days as the main city of its country has them.
import type { AddDestinationInput, AddDestinationOutcome } from '#contract/add-destination.ts'
import { refuse } from '#contract/outcome.ts'
import { destinationCode } from '#domain/destination-code.ts'
import type { FigureName, NetworkFigure } from '#domain/network-figures.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { countTariffChange } from './count-tariff-change.ts'
import { Destination } from './destination.entity.ts'
import { routesAt } from './figure-at.ts'
import { findNetwork } from './network.ts'
import { NetworkVersion } from './network-version.entity.ts'

export async function addDestination(
  ctx: Ctx & { user: CurrentUser },
  input: AddDestinationInput,
): Promise<AddDestinationOutcome> {
  const { em, now, user } = ctx
  const { country, names, region, remote: remoteCents, confirmed } = input
  const code = destinationCode(country, names.es)
  await countTariffChange(em)
  // Behind the lock: nobody else adds one now.
  const network = await findNetwork(ctx)
  if (network.byCode.has(code)) return refuse('destination_exists')
  const main = network.destinations.find((row) => row.country === country)
  const position = 1 + Math.max(0, ...network.destinations.map((row) => row.position))
  await em.insert(Destination, { code, country, names, region, position })
  const figures: [FigureName, NetworkFigure][] = [
    ['remote', { kind: 'remote', remoteCents, confirmed }],
    ...(main ? routesAt(network, main.code, now) : []).map(
      ({ service, minDays, maxDays }): [FigureName, NetworkFigure] => [
        service,
        { kind: 'days', served: true, minDays, maxDays },
      ],
    ),
  ]
  await em.insertMany(
    NetworkVersion,
    figures.map(([figure, data]) => ({
      version: `${code}-${figure}-1`,
      place: code,
      figure,
      validFrom: now,
      data,
      note: '',
      createdBy: user.id,
      createdAt: now,
    })),
  )
  await audit(ctx, {
    actorId: user.id,
    action: 'shipping.addDestination',
    object: `destination:${code}`,
    details: { name: names.es, region, remoteCents, confirmed },
  })
  return { ok: true, code }
}
