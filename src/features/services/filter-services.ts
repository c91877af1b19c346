// Which services fit the filters, and what each would charge for a weight.
import type { ShippingServiceView } from '#contract/shipping.ts'
import { DELIVERY_BUCKETS, type ServicesView } from '#contract/services-view.ts'
import type { Tariff } from '#domain/shipping-tariff.ts'
import { parseLocaleNumber } from '#domain/locale-number.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { billedQuantity } from '#domain/billed-quantity.ts'
import { priceOfQuantity } from '#domain/tariff.ts'
import type { Measure } from '#domain/units.ts'
import { weightGrains } from '#domain/units.ts'
import { measurePiece } from '#domain/volumetric.ts'

export interface ComparedService {
  service: ShippingServiceView
  /** Freight of one parcel of the weight asked for, in cents; null where weight alone does not price, or while it is suspended. */
  estimateCents: number | null
}

/** The weight of the filters; null where none was typed or it is none, as zero is not, which is `badWeight`. */
export const typedWeight = ({ weight: text, weightUnit: unit }: ServicesView, locale: Locale) => {
  const typed = parseLocaleNumber(text, locale)
  const isWeight = typed.ok && typed.thousandths > 0
  return {
    weight: isWeight ? { thousandths: typed.thousandths, unit } : null,
    badWeight: text.trim() !== '' && !isWeight,
  }
}

const fitsTime = (
  { minDeliveryDays, maxDeliveryDays }: ShippingServiceView,
  time: ServicesView['time'],
) => {
  if (time === 'any') return true
  const { from, to } = DELIVERY_BUCKETS[time]
  // A service of fees has no days of its own: it travels with another one.
  return maxDeliveryDays > 0 && maxDeliveryDays >= from && (to === null || minDeliveryDays <= to)
}

const MILLIMETRE = { thousandths: 1000, unit: 'mm' } as const

/** As dense as can be: room does not count. */
const smallest = (weight: Measure) =>
  measurePiece(weight, { length: MILLIMETRE, width: MILLIMETRE, height: MILLIMETRE })

/** `weight` is null where none was asked for; then nothing is left out for being too heavy. */
export const compareServices = (
  services: readonly ShippingServiceView[],
  tariff: Tariff,
  view: Pick<ServicesView, 'type' | 'time'>,
  weight: Measure | null,
): ComparedService[] =>
  services
    .filter((service) => view.type === 'all' || service.type === view.type)
    .filter((service) => fitsTime(service, view.time))
    .flatMap((service) => {
      const way = tariff.services.find((each) => each.service === service.code)
      const card = way?.card
      const limit = card?.limits.pieceWeight
      if (weight && limit && weightGrains(weight) > weightGrains(limit)) return []
      const isByWeight = card?.basis === 'chargeable_weight'
      const estimateCents =
        weight && card && isByWeight && !way.suspension
          ? priceOfQuantity(card, billedQuantity(card, smallest(weight)).thousandths).cents
          : null
      return [{ service, estimateCents }]
    })
