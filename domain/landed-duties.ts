// What customs may ask for goods beyond the shop's own rate, service by service.
import type { CompiledCustoms } from './customs-book.ts'
import type { CustomsCountry, Day } from './customs-rule.ts'
import { type FormalDuties, formalDuties } from './formal-duties.ts'
import { type LandedBasis, type LandedOption, type LandedPiece, parcelOf } from './landed-price.ts'
import type { Cents } from './money.ts'
import { quoteOneParcel } from './quote-services.ts'
import type { PricedService, LandedExtra } from './shipping-services.ts'

/** The rules of the destination's country, and the day of clearance after so many days of transit. */
export interface LandedCustoms {
  readonly country: CustomsCountry
  readonly book: CompiledCustoms
  readonly dayOf: (transitDays: number) => Day
}

/** What may come on top of the shop's rate; `unknown`: the rules know no such parcel, or want a customs agent. */
export type DutiesOnTop = { readonly fromCents: Cents; readonly toCents: Cents } | 'unknown'

/**
 * By each service that takes the goods, whose prices are `options`, on the day it clears them: what the formal rules ask beyond the taxes that the
 * price already holds, never below zero. Empty where nothing is known of the country's rules.
 */
export const dutiesOnTop = (
  options: readonly LandedOption[],
  pieces: readonly LandedPiece[],
  { tariff }: LandedBasis,
  extras: readonly LandedExtra[],
  { country, book, dayOf }: LandedCustoms,
): Partial<Record<PricedService, DutiesOnTop>> => {
  const input = { ...parcelOf(pieces, extras), consolidate: true }
  const quote = quoteOneParcel(input, tariff)
  const found: Partial<Record<PricedService, DutiesOnTop>> = {}
  for (const option of options) {
    if (option.refused !== null) continue
    const day = dayOf(option.maxDays)
    const duties: FormalDuties = formalDuties(
      input,
      { ...quote, options: [option] },
      country,
      book,
      day,
    )
    const estimate = duties[option.service]?.estimate
    if (!estimate) continue
    const charged = option.lines.find(({ code }) => code === 'taxes')?.cents ?? 0
    const beyond = (cents: Cents) => Math.max(0, cents - charged)
    found[option.service] = estimate.ok
      ? {
          fromCents: beyond(estimate.applies.lowCents),
          toCents: beyond(estimate.applies.highCents),
        }
      : 'unknown'
  }
  return found
}
