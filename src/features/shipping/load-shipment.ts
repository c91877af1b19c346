// What the calculator and the quote page load: the typed shipment, where it can go, the tariff, and the first answer.
import { parseShipment } from '#contract/parse-shipment.ts'
import { DEFAULT_DESTINATION } from '#domain/shipping-services.ts'
import type { PageContext } from '#src/lib/calls.ts'

/** A destination that is not served any more becomes the default one. Without a tariff the form still stands. */
export async function loadShipment(request: Request, { read, locale }: PageContext) {
  const typed = parseShipment(new URL(request.url).searchParams, locale)
  const destinations = await read.shipping.destinations()
  const isServed = destinations.some(({ code }) => code === typed.destination)
  const view = isServed ? typed : { ...typed, destination: '' }
  const [tariff, { computeShipment }] = await Promise.all([
    read.shipping
      .tariff({ destination: view.destination || DEFAULT_DESTINATION })
      .catch(() => null),
    import('./compute-shipment.ts'),
  ])
  const answer = tariff && computeShipment(view, tariff)
  return { view, destinations, tariff, answer }
}

/** Only another destination needs another tariff; every key changes the address. */
export const isSameTariff = (from: URL, to: URL): boolean =>
  from.pathname === to.pathname && from.searchParams.get('to') === to.searchParams.get('to')
