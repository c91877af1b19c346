// Matches in the order of a list: few are all read and sorted, many are met by scanning the list's own index.
import { type RawBuilder, sql } from 'kysely'
import { type CatalogueFilter, COUNT_LIMIT } from '#contract/catalogue-view.ts'
import { type Count, countUpTo, type PageParts, type Window } from './listing-page.ts'
import { andIsCard, cardsWhere, isNarrowed, listedWhere, ORDERS } from './listing-sql.ts'
import { isScanCheaper, isSurelyMore } from './match-counts.ts'
import type { Search as Read } from './read-search.ts'
import { BY_RELEVANCE, matchesUnseen, relevance } from './relevance.ts'

/** `among`: all that the text finds, where `match` is a part of it; an item has one card in all of it. */
export type Search = Read & { among?: string }

/** What the rows are called that a query reads, where it reads no other kind. */
const HITS = sql.ref('hits')

const met = ({ among, match }: Search) => matchesUnseen(among ?? match)

/** What matches, or as many as `most` says, with what orders it. */
export const hitsOf = (
  search: Search,
  filter: CatalogueFilter,
  { ranked = false, most = sql`` },
): RawBuilder<unknown> => sql`
  select ${ORDERS[filter.sort].columns} ${ranked ? sql`, ${relevance(search)}` : sql``} from product
  where ${cardsWhere(filter, met(search))} and ${matchesUnseen(search.match)} ${most}`

export const orderOf = ({ sort }: CatalogueFilter, ranked: boolean) =>
  ranked ? sql`${BY_RELEVANCE}, ${ORDERS[sort].by}` : ORDERS[sort].by

export const readingAll = (
  search: Search,
  filter: CatalogueFilter,
  window: Window,
  { ranked = false, most = sql``, name = HITS },
): PageParts => ({
  with: [sql`${name} as materialized (${hitsOf(search, filter, { ranked, most })})`],
  count: sql`(select array[count(*), count(*)]::int[] from ${name})`,
  page: sql`select id, row_number() over () as place from (
    select id from ${name} order by ${orderOf(filter, ranked)} limit ${window.limit} offset ${window.offset}) best`,
})

const scanning = (
  search: Search,
  filter: CatalogueFilter,
  window: Window,
  countLimit: number,
): PageParts => {
  const { columns, by } = ORDERS[filter.sort]
  return {
    with: [],
    count: countOf(search, filter, countLimit),
    // The inner order stays in the index alone; each product on the way is looked up and asked, first for the words.
    // Fenced (`offset 0`), because a planner that may choose would sort the whole table for a far page.
    page: sql`select id, row_number() over () as place from (
      select scanned.id from (
        select ${columns} from product where ${listedWhere(filter)} order by ${by} offset 0) scanned
      cross join lateral (
        select 1 from product where product.id = scanned.id and ${matchesUnseen(search.match)}
          ${andIsCard(filter, met(search))} offset 0) asked
      order by ${by} limit ${window.limit} offset ${window.offset}) page`,
  }
}

export const countOf = (search: Search, filter: CatalogueFilter, countLimit: number): Count =>
  countLimit === 0 || isSurelyMore(search, filter)
    ? sql`array[${countLimit + 1}, ${countLimit}]::int[]`
    : countUpTo(countLimit, sql`${listedWhere(filter)} and ${matchesUnseen(search.match)}`)

/** Only one of them is read. */
export const eitherOf = (
  one: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
  isOne: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`select id, place from (${one}) one where ${isOne}
  union all select id, place from (${other}) other where not ${isOne}`

/**
 * Words that are frequent alone may meet in few products or in very many, and so may one and a filter, and nobody knows
 * beforehand: a scan for what is not there would look at every product. Matches are read to one beyond the limit, and only where that is reached the list's index is scanned, instead of reading all of them.
 */
const readingFirst = (
  search: Search,
  filter: CatalogueFilter,
  window: Window,
  name: RawBuilder<unknown>,
): PageParts => {
  const few = readingAll(search, filter, window, { most: sql`limit ${COUNT_LIMIT + 1}`, name })
  const many = scanning({ ...search, atLeast: COUNT_LIMIT }, filter, window, 0).page
  return {
    ...few,
    page: eitherOf(few.page, many, sql`(select count(*) from ${name}) <= ${COUNT_LIMIT}`),
  }
}

export const inOrder = (
  search: Search,
  filter: CatalogueFilter,
  window: Window & { end: number },
  countLimit: number,
  name = HITS,
): PageParts => {
  if (!isScanCheaper(search, filter, window.end, countLimit))
    return readingAll(search, filter, window, { name })
  return search.atLeast > 0 && !isNarrowed(filter)
    ? scanning(search, filter, window, countLimit)
    : readingFirst(search, filter, window, name)
}
