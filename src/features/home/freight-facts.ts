// Rates and one example parcel, computed by the tariff in force so that the home page can never contradict a bill.
import type { RateCard } from '#domain/rate-card.ts'
import type { Suspension, Tariff, TariffService } from '#domain/shipping-tariff.ts'
import { quoteFreight } from '#domain/tariff.ts'
import { measurePiece } from '#domain/volumetric.ts'

/** A box most people have carried: inches and pounds. */
const EXAMPLE = { length: 16, width: 12, height: 10, pounds: 8 } as const

export interface ServiceFacts {
  centsPerUnit: number
  unit: RateCard['unit']
  minDays: number
  maxDays: number
  /** What the example costs, and the thousandths of the billed unit it is billed for. */
  exampleCents: number
  billedThousandths: number
  suspension: Suspension | null
}

export interface FreightFacts {
  example: typeof EXAMPLE
  air: ServiceFacts
  sea: ServiceFacts
}

function factsOf({ card, minDays, maxDays, suspension }: TariffService): ServiceFacts {
  const inches = (side: number) => ({ thousandths: side * 1000, unit: 'in' }) as const
  const piece = measurePiece(
    { thousandths: EXAMPLE.pounds * 1000, unit: 'lb' },
    {
      length: inches(EXAMPLE.length),
      width: inches(EXAMPLE.width),
      height: inches(EXAMPLE.height),
    },
  )
  const { totalCents, lines } = quoteFreight(card, [piece])
  return {
    centsPerUnit: card.brackets[0]?.centsPerUnit ?? 0,
    unit: card.unit,
    minDays,
    maxDays,
    exampleCents: totalCents,
    billedThousandths: lines[0]?.reason.billedThousandths ?? 0,
    suspension,
  }
}

/** Null where there are not two ways to compare. */
export function freightFacts({ services }: Tariff): FreightFacts | null {
  const [air, sea] = (['air', 'sea'] as const).map((name) =>
    services.find(({ service }) => service === name),
  )
  return air && sea ? { example: EXAMPLE, air: factsOf(air), sea: factsOf(sea) } : null
}
