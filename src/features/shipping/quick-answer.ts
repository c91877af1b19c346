// The small calculator of a service's page: the parcel of its address, priced by that service for one destination.
import { parseShipment } from '#contract/parse-shipment.ts'
import type { ShipmentView } from '#contract/shipment-view.ts'
import type { PricedService } from '#domain/shipping-services.ts'
import type { Tariff } from '#domain/shipping-tariff.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { ShipmentAnswer } from './compute-shipment.ts'

export interface QuickAnswer {
  view: ShipmentView
  answer: ShipmentAnswer
}

/** Goods with services of their own are said to be what they are. */
const GOODS = { vehicle: 'vehicle', furniture: 'furniture' } as const
const goodsOf = (service: PricedService | null) =>
  service === 'vehicle' || service === 'furniture' ? GOODS[service] : ''

/** `service` null: by all of them, for a page about what travels with others. */
export async function quickAnswer(
  request: Request,
  service: PricedService | null,
  tariff: Tariff,
  locale: Locale,
): Promise<QuickAnswer> {
  // The arithmetic stays out of the first script of the page.
  const { computeShipment } = await import('./compute-shipment.ts')
  const typed = parseShipment(new URL(request.url).searchParams, locale)
  const [first] = typed.pieces
  const view: ShipmentView = {
    ...typed,
    service: service ?? 'all',
    pieces: first ? [{ ...first, contents: goodsOf(service) }] : [],
  }
  return { view, answer: computeShipment(view, tariff) }
}
