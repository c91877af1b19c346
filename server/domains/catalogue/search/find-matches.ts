// One page of what a search finds. Few matches are all read and ranked; many are met by scanning the list's own index.
import { type RawBuilder, sql } from 'kysely'
import { type CatalogueFilter, COUNT_LIMIT } from '#contract/catalogue-view.ts'
import type { Em } from '#server/platform/orm.ts'
import { bounded, countUpTo, type ListingPage, readPage, type Window } from './listing-page.ts'
import { isNarrowed, listedWhere, ORDERS } from './listing-sql.ts'
import type { Search } from './read-search.ts'

/** The vocabulary is refreshed now and then: so far above the limit a count would surely reach it. */
const SURELY_MORE = COUNT_LIMIT * 1.2
/** Of so many matches nobody pages through all: a hundred pages, then the words need company. */
const REACH_OF_MANY = 1200
/** Up to here one word's default order is by relevance; of more matches the catalogue's order says more than a rank. */
const RANK_ALL = 1000

/**
 * Hidden from the planner on purpose: for a value it cannot see it assumes few matches and reads the word index. Seeing
 * a frequent word it would read the whole table instead.
 */
export const matchesUnseen = (match: string): RawBuilder<unknown> =>
  sql`search @@ (select ${match}::tsquery)`

/** ñ as typed first, then what was typed to the letter and in the name, then the catalogue's order. */
export const relevance = (search: Search): RawBuilder<unknown> => sql`
  ${search.enye ? sql`search @@ ${search.enye}::tsquery` : sql`true`} as enye,
  ts_rank('{0.02,0.1,0.4,1}', search, ${search.exact}::tsquery, 1)
    + ts_rank('{0.02,0.1,0.4,1}', search, ${search.match}::tsquery, 1) as rank`

const readingAll = (
  search: Search,
  filter: CatalogueFilter,
  window: Window,
  { ranked = false, most = sql`` },
) => {
  const order = ORDERS[filter.sort]
  const hits = sql`with hits as materialized (
    select ${order.columns} ${ranked ? sql`, ${relevance(search)}` : sql``} from product
    where ${listedWhere(filter)} and ${matchesUnseen(search.match)} ${most})`
  const by = ranked ? sql`enye desc, rank desc, ${order.by}` : order.by
  return {
    with: hits,
    total: sql`(select count(*)::int from hits)`,
    page: sql`select id, row_number() over () as place from (
      select id from hits order by ${by} limit ${window.limit} offset ${window.offset}) best`,
  }
}

const scanning = (search: Search, filter: CatalogueFilter, window: Window, countLimit: number) => {
  const order = ORDERS[filter.sort]
  const where = listedWhere(filter)
  const isKnown = countLimit === 0 || isSurelyMore(search, filter)
  return {
    total: isKnown
      ? sql`${countLimit + 1}::int`
      : countUpTo(countLimit, sql`${where} and ${matchesUnseen(search.match)}`),
    // The inner order stays in the index alone; each product on the way is looked up and asked. Fenced (`offset 0`),
    // because a planner that may choose would sort the whole table for a far page.
    page: sql`select id, row_number() over () as place from (
      select scanned.id from (
        select ${order.columns} from product where ${where} order by ${order.by} offset 0) scanned
      cross join lateral (
        select 1 from product asked where asked.id = scanned.id and ${matchesUnseen(search.match)} offset 0) met
      order by ${order.by} limit ${window.limit} offset ${window.offset}) page`,
  }
}

/**
 * Words that are frequent alone may meet in few products or in very many, and nobody knows beforehand: matches are read
 * to one beyond the limit, and only where that is reached the list's index is scanned, instead of reading all of them.
 */
const readingFirst = (search: Search, filter: CatalogueFilter, window: Window) => {
  const few = readingAll(search, filter, window, { most: sql`limit ${COUNT_LIMIT + 1}` })
  const many = scanning({ ...search, atLeast: COUNT_LIMIT }, filter, window, 0).page
  return {
    ...few,
    page: sql`select * from (${few.page}) few where ${few.total} <= ${COUNT_LIMIT}
      union all select * from (${many}) many where ${few.total} > ${COUNT_LIMIT}`,
  }
}

const isSurelyMore = (search: Search, filter: CatalogueFilter): boolean =>
  search.atLeast > SURELY_MORE && !isNarrowed(filter)

/** Whether meeting matches along the list's index is cheaper than reading them all; both measured in rows read. */
function isScanCheaper(
  search: Search,
  filter: CatalogueFilter,
  window: Window,
  countLimit: number,
) {
  // How often several words meet is not known: a scan might never end, unless it is begun for more than the limit.
  const stride = Math.max(1, search.catalogueSize / (search.atLeast || COUNT_LIMIT))
  const counted = isSurelyMore(search, filter) ? 0 : Math.min(search.atMost, countLimit)
  return (window.offset + window.limit) * stride + counted < search.atMost
}

export async function findMatches<Row extends object>(
  em: Em,
  search: Search,
  filter: CatalogueFilter,
  window: Window,
  columns: RawBuilder<unknown>,
  countLimit = COUNT_LIMIT,
): Promise<ListingPage<Row>> {
  if (isSurelyMore(search, filter) && window.offset >= REACH_OF_MANY)
    return { rows: [], total: bounded(countLimit + 1, countLimit), reach: REACH_OF_MANY }
  const isRanked =
    filter.sort === 'featured' && search.atMost <= (search.atLeast > 0 ? RANK_ALL : SURELY_MORE)
  const isScanned = !isRanked && isScanCheaper(search, filter, window, countLimit)
  const scan = search.atLeast > 0 ? scanning : readingFirst
  const parts = isScanned
    ? scan(search, filter, window, countLimit)
    : readingAll(search, filter, window, { ranked: isRanked })
  const { rows, read } = await readPage<Row>(em, parts, columns)
  const total = bounded(read, countLimit)
  return { rows, total, reach: isSurelyMore(search, filter) ? REACH_OF_MANY : total.count }
}
