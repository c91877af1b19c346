// The catalogue's list: without words it scans an index in the asked order, with words it goes through search.
import { type RawBuilder, sql } from 'kysely'
import type { ProductList } from '#contract/catalogue.ts'
import { COUNT_LIMIT, type CatalogueFilter } from '#contract/catalogue-view.ts'
import type { Em } from '#server/platform/orm.ts'
import { findMatches } from './find-matches.ts'
import { knownMany } from './known-many.ts'
import { bounded, countUpTo, type ListingPage, readPage } from './listing-page.ts'
import { cardsWhere, listedWhere, ORDERS } from './listing-sql.ts'
import { findInstead } from './find-instead.ts'
import { readSearch, type Search } from './read-search.ts'

export interface Found<Row> extends ListingPage<Row> {
  corrections: ProductList['corrections']
}

const NOTHING = { rows: [], total: { count: 0, more: false }, reach: 0, corrections: [] }

export async function findProducts<Row extends object>(
  em: Em,
  filter: CatalogueFilter,
  window: { limit: number; offset: number },
  columns: RawBuilder<unknown>,
  { countLimit = COUNT_LIMIT, mayLeaveOut = false } = {},
): Promise<Found<Row>> {
  if (filter.search.trim() === '') {
    const order = ORDERS[filter.sort]
    const page = sql`select id, row_number() over () as place from (
      select ${order.columns} from product where ${cardsWhere(filter)} order by ${order.by}
      limit ${window.limit} offset ${window.offset}) scanned`
    const many = knownMany(em, filter, countLimit)
    const known = many.get()
    const count =
      known === undefined
        ? countUpTo(countLimit, listedWhere(filter))
        : sql`array[${countLimit + 1}, ${known}]::int[]`
    const { rows, read, sure } = await readPage<Row>(em, { with: [], count, page }, columns)
    if (read > countLimit) many.add(sure)
    return { rows, total: bounded(read, countLimit), reach: sure, corrections: [] }
  }
  const search = await readSearch(em, filter.search)
  // Nothing in the text can be looked for: signs alone match no product.
  return search === null
    ? NOTHING
    : findSearched(em, search, filter, window, columns, { countLimit, mayLeaveOut })
}

export async function findSearched<Row extends object>(
  em: Em,
  search: Search,
  filter: CatalogueFilter,
  window: { limit: number; offset: number },
  columns: RawBuilder<unknown>,
  { countLimit = COUNT_LIMIT, mayLeaveOut = false },
): Promise<Found<Row>> {
  const find = async (each: Search): Promise<Found<Row>> => ({
    ...(await findMatches<Row>(em, each, filter, window, columns, countLimit)),
    corrections: each.corrections,
  })
  const found = await find(search)
  if (!mayLeaveOut || found.total.count > 0 || found.total.more) return found
  const instead = await findInstead(em, search)
  return instead ? find(instead) : found
}
