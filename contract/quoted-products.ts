// Which products of the shop a shipment holds, as its address says it: their ids, and of each how many.

/** Different products in one shipment: as many as a cart holds, so that each cart can be quoted whole. */
export const MOST_PRODUCTS = 50

export interface QuotedProduct {
  id: number
  quantity: number
}

/** The query for `paths.calculator` and `paths.quote`. */
export const quotedProducts = (products: readonly QuotedProduct[]): URLSearchParams =>
  new URLSearchParams(
    products.flatMap(({ id, quantity }) => [
      ['product', String(id)],
      ['units', String(quantity)],
    ]),
  )
