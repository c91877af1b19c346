// Rates and one example parcel, computed by the shop's own tariff so that the home page can never contradict a bill.
import { AIR_CARD, HOUSE_DAYS, SEA_CARD } from '#domain/house-tariff.ts'
import type { RateCard } from '#domain/rate-card.ts'
import { quoteFreight } from '#domain/tariff.ts'
import { measurePiece } from '#domain/volumetric.ts'

/** A box most people have carried: inches and pounds. */
const EXAMPLE = { length: 16, width: 12, height: 10, pounds: 8 } as const

export interface ServiceFacts {
  centsPerUnit: number
  minDays: number
  maxDays: number
  /** What the example costs, and the thousandths of the billed unit it is billed for. */
  exampleCents: number
  billedThousandths: number
}

export interface FreightFacts {
  example: typeof EXAMPLE
  air: ServiceFacts
  sea: ServiceFacts
}

function factsOf(
  card: RateCard,
  [minDays, maxDays]: readonly [min: number, max: number],
): ServiceFacts {
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
    minDays,
    maxDays,
    exampleCents: totalCents,
    billedThousandths: lines[0]?.reason.billedThousandths ?? 0,
  }
}

export const freightFacts = (): FreightFacts => ({
  example: EXAMPLE,
  air: factsOf(AIR_CARD, HOUSE_DAYS.air),
  sea: factsOf(SEA_CARD, HOUSE_DAYS.sea),
})
