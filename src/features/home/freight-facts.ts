// The few figures of the tariff in force that home tells, so that it can never contradict a bill.
import type { RateCard } from '#domain/rate-card.ts'
import type { Tariff, TariffService } from '#domain/shipping-tariff.ts'

export interface ServiceFacts {
  centsPerUnit: number
  unit: RateCard['unit']
  minDays: number
  maxDays: number
}

export interface FreightFacts {
  air: ServiceFacts
  sea: ServiceFacts
}

const factsOf = ({ card, minDays, maxDays }: TariffService): ServiceFacts => ({
  centsPerUnit: card.brackets[0]?.centsPerUnit ?? 0,
  unit: card.unit,
  minDays,
  maxDays,
})

/** Null where there are not two open ways to choose from. */
export function freightFacts({ services }: Tariff): FreightFacts | null {
  const [air, sea] = (['air', 'sea'] as const).map((name) =>
    services.find(({ service, suspension }) => service === name && !suspension),
  )
  return air && sea ? { air: factsOf(air), sea: factsOf(sea) } : null
}
