// Which products a quote begins with, as its address says it: their ids, and of each how many.

/** The parameters they are read by. */
export const QUOTED_QUERY = ['product', 'units'] as const

/** The query for `paths.quote`: the page puts each product into its form as a parcel. */
export const quotedProducts = (
  products: readonly { id: number; quantity: number }[],
): URLSearchParams =>
  new URLSearchParams(
    products.flatMap(({ id, quantity }) => [
      ['product', String(id)],
      ['units', String(quantity)],
    ]),
  )
