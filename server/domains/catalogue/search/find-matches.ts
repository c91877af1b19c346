// One page of what a search finds. Few matches are all read and ranked; many are met by scanning the list's own index.
import { type RawBuilder, sql } from 'kysely'
import { type CatalogueFilter, COUNT_LIMIT } from '#contract/catalogue-view.ts'
import type { Em } from '#server/platform/orm.ts'
import {
  bounded,
  countUpTo,
  type ListingPage,
  type PageParts,
  readPage,
  type Window,
} from './listing-page.ts'
import { cardsWhere, isNarrowed, listedWhere, ORDERS } from './listing-sql.ts'
import { BY_RELEVANCE, matchesUnseen, relevance } from './relevance.ts'
import { isScanCheaper, isSurelyMore, SURELY_MORE, surelyThere } from './match-counts.ts'
import type { Search as Read } from './read-search.ts'
import { allOf, butNot } from './ts-query.ts'

/** Of so many matches nobody pages through all: a hundred pages, then the words need company. */
const REACH_OF_MANY = 1200
/** Up to here one word's matches are ranked one by one; of more, those that are the thing itself come first. */
const RANK_ALL = 1000
/** `among`: all that the text finds, where `match` is a part of it; an item has one card in all of it. */
type Search = Read & { among?: string }

const cards = (filter: CatalogueFilter, { among, match }: Search) =>
  cardsWhere(filter, matchesUnseen(among ?? match))

const readingAll = (
  search: Search,
  filter: CatalogueFilter,
  window: Window,
  { ranked = false, most = sql`` },
): PageParts => {
  const order = ORDERS[filter.sort]
  const hits = sql`(
    select ${order.columns} ${ranked ? sql`, ${relevance(search)}` : sql``} from product
    where ${cards(filter, search)} and ${matchesUnseen(search.match)} ${most})`
  const by = ranked ? sql`${BY_RELEVANCE}, ${order.by}` : order.by
  return {
    with: [sql`hits as materialized ${hits}`],
    total: sql`(select count(*)::int from hits)`,
    page: sql`select id, row_number() over () as place from (
      select id from hits order by ${by} limit ${window.limit} offset ${window.offset}) best`,
  }
}

const scanning = (
  search: Search,
  filter: CatalogueFilter,
  window: Window,
  countLimit: number,
): PageParts => {
  const order = ORDERS[filter.sort]
  const where = cards(filter, search)
  return {
    with: [],
    total: totalOf(search, filter, countLimit),
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

const totalOf = (search: Search, filter: CatalogueFilter, countLimit: number) =>
  countLimit === 0 || isSurelyMore(search, filter)
    ? sql`${countLimit + 1}::int`
    : countUpTo(countLimit, sql`${listedWhere(filter)} and ${matchesUnseen(search.match)}`)

/**
 * Words that are frequent alone may meet in few products or in very many, and nobody knows beforehand: matches are read
 * to one beyond the limit, and only where that is reached the list's index is scanned, instead of reading all of them.
 */
const readingFirst = (search: Search, filter: CatalogueFilter, window: Window): PageParts => {
  const few = readingAll(search, filter, window, { most: sql`limit ${COUNT_LIMIT + 1}` })
  const many = scanning({ ...search, atLeast: COUNT_LIMIT }, filter, window, 0).page
  return {
    ...few,
    page: sql`select * from (${few.page}) few where ${few.total} <= ${COUNT_LIMIT}
      union all select * from (${many}) many where ${few.total} > ${COUNT_LIMIT}`,
  }
}

const inOrder = (
  search: Search,
  filter: CatalogueFilter,
  window: Window & { end: number },
  countLimit: number,
): PageParts => {
  if (!isScanCheaper(search, filter, window.end, countLimit))
    return readingAll(search, filter, window, {})
  return search.atLeast > 0
    ? scanning(search, filter, window, countLimit)
    : readingFirst(search, filter, window)
}

/** Those that are the thing come first, as far as they are few, one by one ranked; the rest as the catalogue has them. */
const thingsFirst = (
  search: Search,
  thing: string,
  filter: CatalogueFilter,
  window: Window & { end: number },
  countLimit: number,
): PageParts => {
  const { columns, by } = ORDERS[filter.sort]
  const isRanked = search.thingAtMost <= RANK_ALL
  const first = sql`things as materialized (
    select id, row_number() over (order by ${isRanked ? sql`${BY_RELEVANCE}, ${by}` : by}) as place from (
      select ${columns} ${isRanked ? sql`, ${relevance(search)}` : sql``} from product
      where ${cards(filter, search)} and ${matchesUnseen(allOf([search.match, thing]))}
      limit ${COUNT_LIMIT}) hits)`
  const count = sql`(select count(*)::int from things)`
  const rest = inOrder(
    { ...search, among: search.match, match: butNot(search.match, thing) },
    filter,
    {
      end: window.end,
      limit: sql`greatest(0, least(${window.limit}::int, ${window.end}::int - ${count}))`,
      offset: sql`greatest(0, ${window.offset}::int - ${count})`,
    },
    0,
  )
  return {
    with: [first, ...rest.with],
    total: totalOf(search, filter, countLimit),
    // A limit that is counted tells the planner nothing of how few rows are read.
    page: sql`select id, place from things where place > ${window.offset} and place <= ${window.end}
      union all select * from (select id, ${count} + place from (${rest.page}) rest limit ${window.limit}) shown`,
  }
}

function partsOf(
  search: Search,
  filter: CatalogueFilter,
  { limit, offset }: { limit: number; offset: number },
  countLimit: number,
): PageParts {
  const window = { limit, offset, end: offset + limit }
  const { thing } = search
  if (filter.sort !== 'relevance') return inOrder(search, filter, window, countLimit)
  if (search.atMost <= (search.atLeast > 0 ? RANK_ALL : SURELY_MORE))
    return readingAll(search, filter, window, { ranked: true })
  if (thing === null) return inOrder(search, filter, window, countLimit)
  if (search.thingAtMost <= RANK_ALL) return thingsFirst(search, thing, filter, window, countLimit)
  const things = { ...search, among: search.match, match: allOf([search.match, thing]) }
  if (window.end <= surelyThere(search) && !isNarrowed(filter))
    return {
      ...inOrder(
        { ...things, atMost: search.thingAtMost, atLeast: search.thingAtMost },
        filter,
        window,
        0,
      ),
      total: totalOf(search, filter, countLimit),
    }
  return thingsFirst(search, thing, filter, window, countLimit)
}

export async function findMatches<Row extends object>(
  em: Em,
  search: Search,
  filter: CatalogueFilter,
  window: { limit: number; offset: number },
  columns: RawBuilder<unknown>,
  countLimit = COUNT_LIMIT,
): Promise<ListingPage<Row>> {
  if (isSurelyMore(search, filter) && window.offset >= REACH_OF_MANY)
    return { rows: [], total: bounded(countLimit + 1, countLimit), reach: REACH_OF_MANY }
  const { rows, read } = await readPage<Row>(
    em,
    partsOf(search, filter, window, countLimit),
    columns,
  )
  const total = bounded(read, countLimit)
  return { rows, total, reach: isSurelyMore(search, filter) ? REACH_OF_MANY : total.count }
}
