// Shows another store's offer of an item where the price of the one that is its card must not be told any more.
import type { Em } from '#server/platform/orm.ts'
import type { CardRow } from '../product/product-columns.ts'
import { findCards } from '../product/product.queries.ts'
import type { Narrowing } from './listing-sql.ts'

const isAmong = <T>(values: readonly T[], value: T) => values.length === 0 || values.includes(value)

const fits = (row: CardRow, filter: Narrowing): boolean =>
  isAmong(filter.stores, row.store) &&
  isAmong(filter.categories, row.category) &&
  isAmong(filter.availability, row.availability) &&
  row.priceCents >= (filter.minPriceCents ?? 0) &&
  row.priceCents <= (filter.maxPriceCents ?? Infinity)

/**
 * The rows of a list, in their places. Which prices have ended is known of those alone that are shown: asking it of all
 * while the list is read would cost more than the list. An offer that the filter leaves out takes no place.
 */
export async function havePrice(em: Em, rows: CardRow[], filter: Narrowing): Promise<CardRow[]> {
  const ended = rows.filter(({ expired, elsewhere }) => expired && elsewhere.length > 0)
  if (ended.length === 0) return rows
  const offers = ended.flatMap(({ elsewhere }) => elsewhere.map(({ id }) => id))
  const cards = (await findCards(em, offers)).filter((card) => fits(card, filter))
  const cardOf = ({ elsewhere }: CardRow) =>
    elsewhere.flatMap((offer) => cards.find(({ id }) => id === offer.id) ?? [])[0]
  return rows.map((row) => (ended.includes(row) ? (cardOf(row) ?? row) : row))
}
