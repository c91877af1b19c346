// What the calculator and the quote page load: the typed shipment, where it can go, the rules, the first answer.
import { parseShipment } from '#contract/parse-shipment.ts'
import { customsCountryOf } from '#domain/customs-country.ts'
import { withProducts } from './with-products.ts'
import type { PageContext } from '#src/lib/calls.ts'

/**
 * A destination that is not served (any more) becomes the visitor's own, and the page says so. Without a tariff the form still stands, without
 * customs rules the prices do.
 */
export async function loadShipment(request: Request, { read, locale }: PageContext) {
  const query = new URL(request.url).searchParams
  const [typed, destinations, here] = await Promise.all([
    withProducts(parseShipment(query, locale), query, read),
    read.shipping.destinations(),
    read.shipping.destination(),
  ])
  const isServed = destinations.some(({ code }) => code === typed.destination)
  const unserved = !isServed && (query.get('to') ?? '') !== ''
  const view = isServed ? typed : { ...typed, destination: '' }
  const to = view.destination || here.code
  const place = destinations.find(({ code }) => code === to)
  const country = place ? customsCountryOf(place.country) : null
  const [tariff, customs, { computeShipment }] = await Promise.all([
    read.shipping.tariff({ destination: to }).catch(() => null),
    country && read.customs.rules({ country }).catch(() => null),
    import('./compute-shipment.ts'),
  ])
  const answer = tariff && computeShipment(view, tariff, customs)
  return { view, destinations, tariff, customs, answer, unserved }
}

/** Only another destination needs another tariff; every key changes the address. */
export const isSameTariff = (from: URL, to: URL): boolean =>
  from.pathname === to.pathname && from.searchParams.get('to') === to.searchParams.get('to')
