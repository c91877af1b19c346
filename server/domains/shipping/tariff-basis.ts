// What a stored quote remembers of its tariff: cards by their versions, and each figure beside the version that said it.
import type { FigureName } from '#domain/network-figures.ts'
import type { PricedService } from '#domain/shipping-services.ts'
import type { Suspension, Tariff, TariffDestination } from '#domain/shipping-tariff.ts'
import { figureRowAt } from './figure-at.ts'
import type { Network } from './network.ts'

export interface TariffBasis {
  /** Quotes kept before the shop could bear what customs ask say nothing of it. */
  destination: Omit<TariffDestination, 'taxIncluded'> & { taxIncluded?: boolean }
  services: {
    service: PricedService
    cardVersion: string
    minDays: number
    maxDays: number
    suspension: Suspension | null
  }[]
  consolidationVersion: string
  /** Versions of the network by figure; quotes kept before there were any have none. */
  figures?: Partial<Record<FigureName, string>>
}

export const basisOf = (
  { destination, services, consolidation }: Tariff,
  network: Network,
  at: Date,
): TariffBasis => {
  const { code, country } = destination
  const used = [
    { place: country, figure: 'tax' as const },
    { place: code, figure: 'remote' as const },
    ...services.map(({ service }) => ({ place: code, figure: service })),
  ].flatMap((named) => {
    const row = figureRowAt(network, named, at)
    return row ? [[named.figure, row.version] as const] : []
  })
  return {
    destination,
    services: services.map(({ card, ...rest }) => ({ ...rest, cardVersion: card.version })),
    consolidationVersion: consolidation.version,
    figures: Object.fromEntries(used),
  }
}
