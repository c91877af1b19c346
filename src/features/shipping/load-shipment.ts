// What the calculator and the quote page load: the typed shipment, the rules of its destination, and the first answer.
import { customsCountryOf } from '#domain/customs-country.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { loadTyped } from './load-typed.ts'

/** Without a tariff the form still stands, without customs rules the prices do. `drawn` fetches what draws the answer. */
export async function loadShipment(
  request: Request,
  page: PageContext,
  drawn: () => Promise<void>,
) {
  const { read } = page
  const { to, ...typed } = await loadTyped(request, page)
  const { view, products, destinations } = typed
  const place = destinations.find(({ code }) => code === to)
  const country = place ? customsCountryOf(place.country) : null
  const [tariff, customs, { computeShipment }] = await Promise.all([
    read.shipping.tariff({ destination: to }).catch(() => null),
    country && read.customs.rules({ country }).catch(() => null),
    import('./compute-shipment.ts'),
  ])
  const answer = tariff && computeShipment(view, tariff, customs, products)
  if (answer?.state === 'quoted') await drawn()
  return { ...typed, tariff, customs, answer }
}
