// What the shelf finds: the products of a few words, or the one product that a store's link or number names.
import type { PackedProduct } from '#contract/shipping.ts'
import { readStoreLink, type StoreLinkFault } from '#domain/store-link.ts'
import { STORE_NAMES } from '#domain/store-offer.ts'
import type { PageContext } from '#src/lib/calls.ts'

export interface FoundProduct {
  id: number
  name: string
  textLanguage: string
  priceCents: number | null
}
export interface FoundOnShelf {
  products: readonly FoundProduct[]
  /** The one that the link named: it is put into the shipment. */
  named?: PackedProduct
  /** The store's product that the catalogue does not hold: by its store's name and its number. */
  unknown?: { store: string; number: string }
  fault?: StoreLinkFault
}

const SHOWN = 5

export async function findForShelf(
  read: Pick<PageContext['read'], 'catalogue' | 'shipping'>,
  text: string,
): Promise<FoundOnShelf> {
  const link = readStoreLink(text)
  if (link.kind === 'fault') return { products: [], fault: link.fault }
  if (link.kind === 'words') {
    const { products } = await read.catalogue.list({ search: text.slice(0, 120) })
    return { products: products.slice(0, SHOWN) }
  }
  const ids = await read.catalogue.idsOfStore({
    items: link.items.map(({ store, externalIds }) => ({ store, externalIds: [...externalIds] })),
  })
  const [named] = await read.shipping.packedProducts({ ids: ids.slice(0, 1) })
  if (named) return { products: [], named }
  const [{ store, externalIds } = { store: 'amazon' as const, externalIds: [] }] = link.items
  return { products: [], unknown: { store: STORE_NAMES[store], number: externalIds.at(-1) ?? '' } }
}
