// What the calculator and the quote page load: the typed shipment, where it can go, the rules, the first answer.
import { parseShipment } from '#contract/parse-shipment.ts'
import { EMPTY_PIECE } from '#contract/shipment-view.ts'
import { customsCountryOf } from '#domain/customs-country.ts'
import type { PageContext } from '#src/lib/calls.ts'

/**
 * A destination that is not served (any more) becomes the visitor's own, and the page says so. Without a tariff the form still stands, without
 * customs rules the prices do; products nobody knows are left out.
 */
export async function loadShipment(request: Request, { read, locale }: PageContext) {
  const query = new URL(request.url).searchParams
  const typed = parseShipment(query, locale)
  const ids = typed.goods.map(({ id }) => id)
  const [destinations, here, products] = await Promise.all([
    read.shipping.destinations(),
    read.shipping.destination(),
    ids.length === 0 ? [] : read.shipping.packedProducts({ ids }).catch(() => []),
  ])
  const isServed = destinations.some(({ code }) => code === typed.destination)
  const unserved = !isServed && (query.get('to') ?? '') !== ''
  const goods = typed.goods.filter(({ id }) => products.some((product) => product.id === id))
  const pieces = typed.pieces.length + goods.length > 0 ? typed.pieces : [EMPTY_PIECE]
  const view = { ...typed, goods, pieces, destination: isServed ? typed.destination : '' }
  const to = view.destination || here.code
  const place = destinations.find(({ code }) => code === to)
  const country = place ? customsCountryOf(place.country) : null
  const [tariff, customs, { computeShipment }] = await Promise.all([
    read.shipping.tariff({ destination: to }).catch(() => null),
    country && read.customs.rules({ country }).catch(() => null),
    import('./compute-shipment.ts'),
  ])
  const answer = tariff && computeShipment(view, tariff, customs, products)
  return { view, destinations, products, tariff, customs, answer, unserved }
}

/** Only another destination needs another tariff; every key changes the address. */
export const isSameTariff = (from: URL, to: URL): boolean =>
  from.pathname === to.pathname && from.searchParams.get('to') === to.searchParams.get('to')
