// One page of what a search finds. Few matches are all read and ranked; of many only so many are read as a page needs.
import { type RawBuilder, sql } from 'kysely'
import { type CatalogueFilter, COUNT_LIMIT } from '#contract/catalogue-view.ts'
import type { Em } from '#server/platform/orm.ts'
import { bounded, type ListingPage, readPage, type Window } from './listing-page.ts'
import { isNarrowed, listedWhere, ORDERS } from './listing-sql.ts'
import type { Search } from './read-search.ts'

/**
 * So many matches are read, ranked, counted and paged through, whatever the size of the catalogue: a hundred pages. Of
 * more nobody reads all; the words need company, and the house's order says more than a rank.
 */
export const SEARCH_LIMIT = 1200
/** The vocabulary is refreshed now and then: so far above the limit a word surely has more. */
const SURELY_MORE = SEARCH_LIMIT * 1.2

/**
 * Hidden from the planner on purpose: for a value it cannot see it assumes few matches and reads the word index. Seeing
 * a frequent word it would read the whole table instead.
 */
export const matchesUnseen = (match: string): RawBuilder<unknown> =>
  sql`search @@ (select ${match}::tsquery)`

/** ñ as typed first, then what was typed to the letter and in the name, then the house's order. */
export const relevance = (search: Search): RawBuilder<unknown> => sql`
  ${search.enye ? sql`search @@ ${search.enye}::tsquery` : sql`true`} as enye,
  ts_rank('{0.02,0.1,0.4,1}', search, ${search.exact}::tsquery, 1)
    + ts_rank('{0.02,0.1,0.4,1}', search, ${search.match}::tsquery, 1) as rank`

const placed = (
  from: RawBuilder<unknown>,
  by: RawBuilder<unknown>,
  { limit, offset }: Window,
) => sql`select id, row_number() over () as place from (
  select id from (${from}) found order by ${by} limit ${limit} offset ${offset}) page`

/** All matches are in `hits`: sorted, by default by relevance. */
const ofFew = (search: Search, { sort }: CatalogueFilter, window: Window) => {
  const { by } = ORDERS[sort]
  return sort === 'featured'
    ? placed(
        sql`select *, ${relevance(search)} from hits`,
        sql`enye desc, rank desc, ${by}`,
        window,
      )
    : placed(sql`select * from hits`, by, window)
}

/** Whether meeting matches along the list's index is cheaper than reading them all; both measured in rows read. */
const isWalkCheaper = ({ atLeast, atMost, catalogueSize }: Search, { limit, offset }: Window) => {
  // How often several words meet is not known, only that it is more often than this.
  const stride = Math.max(1, catalogueSize / Math.max(atLeast, SEARCH_LIMIT))
  return (offset + limit) * stride < atMost
}

const ofMany = (search: Search, filter: CatalogueFilter, window: Window) => {
  const { by, columns } = ORDERS[filter.sort]
  const where = listedWhere(filter)
  const met = matchesUnseen(search.match)
  if (!isWalkCheaper(search, window))
    return placed(sql`select ${columns} from product where ${where} and ${met}`, by, window)
  // The inner order stays in the index alone; each product on the way is looked up and asked. Fenced (`offset 0`),
  // because a planner that may choose would sort the whole table for a far page.
  const walk = sql`select walked.* from (
      select ${columns} from product where ${where} order by ${by} offset 0) walked
    cross join lateral (select 1 from product asked where asked.id = walked.id and ${met} offset 0) met`
  return placed(walk, by, window)
}

/** Where words are not known to be frequent, matches are read up to the limit, and what comes out chooses the way. */
const askingFirst = (search: Search, filter: CatalogueFilter, window: Window) => {
  const count = sql`(select count(*)::int from hits)`
  return {
    with: sql`with hits as materialized (
      select ${ORDERS[filter.sort].columns}, search from product
      where ${listedWhere(filter)} and ${matchesUnseen(search.match)} limit ${SEARCH_LIMIT + 1})`,
    total: count,
    page: sql`select * from (${ofFew(search, filter, window)}) few where ${count} <= ${SEARCH_LIMIT}
      union all
      select * from (${ofMany(search, filter, window)}) many where ${count} > ${SEARCH_LIMIT}`,
  }
}

export async function findMatches<Row extends object>(
  em: Em,
  search: Search,
  filter: CatalogueFilter,
  window: Window,
  columns: RawBuilder<unknown>,
  countLimit = COUNT_LIMIT,
): Promise<ListingPage<Row>> {
  const isFrequent = search.atLeast > SURELY_MORE && !isNarrowed(filter)
  const reached = {
    ...window,
    limit: Math.max(0, Math.min(window.limit, SEARCH_LIMIT - window.offset)),
  }
  const parts = isFrequent
    ? { total: sql`${SEARCH_LIMIT + 1}::int`, page: ofMany(search, filter, reached) }
    : askingFirst(search, filter, reached)
  const { rows, read } = await readPage<Row>(em, parts, columns)
  const total = bounded(read, Math.min(countLimit, SEARCH_LIMIT))
  return { rows, total, reach: total.count }
}
