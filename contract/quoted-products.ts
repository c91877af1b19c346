// Which products a quote begins with, as its address says it: their ids, and of each how many.

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
