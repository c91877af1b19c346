// One typical shipment by one service of a tariff: what changes of prices, taxes and days are judged by.
import { quoteServices } from '#domain/quote-services.ts'
import type { QuoteOption } from '#domain/quote-types.ts'
import { type Sample, sampleShipment } from '#domain/sample-shipments.ts'
import type { PricedService } from '#domain/shipping-services.ts'
import type { Tariff } from '#domain/shipping-tariff.ts'

/** Of the first kind of goods the service carries, worth `declaredCents`; null when the tariff does not have it. */
export function quoteSample(
  tariff: Tariff,
  service: PricedService,
  sample: Sample,
  declaredCents = 0,
): QuoteOption | null {
  const way = tariff.services.find((each) => each.service === service)
  const goods = way?.card.carries[0]
  if (!way || !goods) return null
  const { pieces, ...shipment } = sampleShipment(goods, sample, service)
  const worth = { ...shipment, pieces: pieces.map((piece) => ({ ...piece, declaredCents })) }
  // A suspension is not what is looked at here.
  const services = [{ ...way, suspension: null }]
  return quoteServices(worth, { ...tariff, services }).options[0] ?? null
}
