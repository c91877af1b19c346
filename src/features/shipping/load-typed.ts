// What every form of a shipment loads: what its address says, the products in it, what was searched for, and where it can go.
import { parseShipment } from '#contract/parse-shipment.ts'
import { EMPTY_PIECE } from '#contract/shipment-view.ts'
import { DEFAULT_DESTINATION } from '#domain/shipping-services.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { MAX_FIND, withFound } from './with-found.ts'

/**
 * A destination that is not served (any more) becomes the visitor's own, and the page says so; products nobody knows are
 * left out. `least`: with how many rows the form begins.
 */
export async function loadTyped(request: Request, { read, locale }: PageContext, least = 1) {
  const query = new URL(request.url).searchParams
  const typed = parseShipment(query, locale, least)
  const ids = typed.goods.map(({ id }) => id)
  const find = (query.get('find') ?? '').slice(0, MAX_FIND)
  const [served, here, products, found] = await Promise.all([
    // Without an answer the form still stands, and says that nothing could be calculated.
    read.shipping.destinations().catch(() => null),
    read.shipping.destination().catch(() => null),
    ids.length === 0 ? [] : read.shipping.packedProducts({ ids }).catch(() => []),
    find.trim() === ''
      ? null
      : import('./find-for-shelf.ts')
          .then((code) => code.findForShelf(read, find))
          .catch(() => null),
  ])
  const destinations = served ?? []
  const isServed = served === null || served.some(({ code }) => code === typed.destination)
  const goods = typed.goods.filter(({ id }) => products.some((product) => product.id === id))
  const pieces = typed.pieces.length + goods.length > 0 ? typed.pieces : [EMPTY_PIECE]
  const known = { ...typed, goods, pieces, destination: isServed ? typed.destination : '' }
  const view = found ? withFound(known, found) : known
  return {
    view,
    products: found?.named ? [...products, found.named] : products,
    destinations,
    /** Where the prices are for. */
    to: view.destination || (here?.code ?? DEFAULT_DESTINATION),
    unserved: !isServed && (query.get('to') ?? '') !== '',
    // What the link named is in the shipment now.
    find: found?.named ? '' : find,
    found: found?.named ? null : found,
  }
}
