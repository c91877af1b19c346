// The place of a favourite in one's list, as an address carries it; free of zod, because a page reads it.

/** Milliseconds since 1970 (to the year 2286) and the product's id. */
export const FAVOURITE_PLACE = /^\d{1,13}-\d{1,10}$/

/** Ids end at 2147483647; a larger one in an address stands behind all of them. */
export function readFavouritePlace(place: string): { addedAt: Date; productId: number } {
  const [ms, id] = place.split('-').map(Number)
  return { addedAt: new Date(ms ?? 0), productId: Math.min(id ?? 0, 2_147_483_647) }
}

export const favouritePlace = (addedAt: Date, productId: number): string =>
  `${addedAt.getTime()}-${productId}`
