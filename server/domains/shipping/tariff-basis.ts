// What a stored quote remembers of its tariff: everything but the cards, which are known by their versions.
import type { PricedService } from '#domain/shipping-services.ts'
import type { Suspension, Tariff, TariffDestination } from '#domain/shipping-tariff.ts'

export interface TariffBasis {
  destination: TariffDestination
  services: {
    service: PricedService
    cardVersion: string
    minDays: number
    maxDays: number
    suspension: Suspension | null
  }[]
  consolidationVersion: string
}

export const basisOf = ({ destination, services, consolidation }: Tariff): TariffBasis => ({
  destination,
  services: services.map(({ card, ...rest }) => ({ ...rest, cardVersion: card.version })),
  consolidationVersion: consolidation.version,
})
