// Everything one destination's prices depend on at one moment, as plain data: loaded by the server, computed anywhere.
import type { Cents } from './money.ts'
import type { ConsolidationFees, RateCard } from './rate-card.ts'
import type { PricedService } from './shipping-services.ts'
import type { Locale } from './vocabulary.ts'

/** A route that is closed for the time being. Moments are ISO 8601 in UTC. */
export interface Suspension {
  readonly since: string
  /** When it is expected to end; null: not known. */
  readonly until: string | null
  readonly notice: Readonly<Record<Locale, string>>
}

export interface TariffDestination {
  /** Such as `ve-caracas`. */
  readonly code: string
  readonly country: string
  /** Charged once per shipment for a place off the main ways; 0: none. */
  readonly remoteCents: Cents
  readonly remoteConfirmed: boolean
  /** The shop's rate of duties and taxes, of the declared value. */
  readonly taxBasisPoints: number
  readonly taxConfirmed: boolean
  /** The shop bears whatever customs ask beyond its rate; else it asks before it pays that for the shopper. */
  readonly taxIncluded: boolean
}

/** How one service reaches the destination. */
export interface TariffService {
  readonly service: PricedService
  readonly card: RateCard
  /** Days in transit from Miami. */
  readonly minDays: number
  readonly maxDays: number
  readonly suspension: Suspension | null
}

export interface Tariff {
  readonly destination: TariffDestination
  /** The services that reach it; others are not served. */
  readonly services: readonly TariffService[]
  readonly consolidation: ConsolidationFees
}
