// The small calculator of a service's page: the parcel of its address, priced by that service for one destination.
import { parseShipment } from '#contract/parse-shipment.ts'
import type { ShipmentView } from '#contract/shipment-view.ts'
import type { PricedService } from '#domain/shipping-services.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { LandedTariff, ShipmentAnswer } from './compute-shipment.ts'

export interface QuickAnswer {
  view: ShipmentView
  answer: ShipmentAnswer
}

export async function quickAnswer(
  request: Request,
  service: PricedService,
  tariff: LandedTariff,
  locale: Locale,
): Promise<QuickAnswer> {
  // The arithmetic stays out of the first script of the page.
  const { computeShipment } = await import('./compute-shipment.ts')
  const typed = parseShipment(new URL(request.url).searchParams, locale)
  const [first] = typed.pieces
  const view: ShipmentView = {
    ...typed,
    service,
    goods: [],
    pieces: first ? [{ ...first, contents: '' }] : [],
  }
  return { view, answer: computeShipment(view, tariff) }
}
