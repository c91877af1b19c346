// What is the thing itself before what only has its name: the order of a search with more matches than are ranked.
import { type RawBuilder, sql } from 'kysely'
import type { CatalogueFilter } from '#contract/catalogue-view.ts'
import type { PageParts, Window } from './listing-page.ts'
import { countOf, eitherOf, hitsOf, inOrder, orderOf, type Search } from './match-order.ts'
import { butNot } from './ts-query.ts'

/** Up to here matches are ranked one by one. */
export const RANK_ALL = 300

/**
 * Of what is the thing, so many as come first on the way to the window's end, each with its place: few are ranked one by
 * one; many are as the catalogue has them.
 */
const readThings = (
  search: Search,
  filter: CatalogueFilter,
  { end }: { end: number },
): RawBuilder<unknown>[] => {
  const placed = (from: RawBuilder<unknown>) =>
    sql`select id, row_number() over (order by ${orderOf(filter, true)}) as place from ${from}`
  if (search.atMost <= RANK_ALL)
    return [
      sql`things as materialized (${placed(sql`(${hitsOf(search, filter, { ranked: true })}) few`)})`,
    ]
  // How many of them a filter leaves, or other words, nobody knows before.
  const most = sql`limit ${RANK_ALL + 1}`
  const many = inOrder(search, filter, { limit: end, offset: 0, end }, 0, sql.ref('all_things'))
  const isFew = sql`(select count(*) from few) <= ${RANK_ALL}`
  return [
    sql`few as materialized (${hitsOf(search, filter, { ranked: true, most })})`,
    ...many.with,
    sql`things as materialized (${eitherOf(placed(sql`few`), many.page, isFew)})`,
  ]
}

/** Those that are the thing come first, and the rest as the catalogue has them. */
export const thingsFirst = (
  search: Search,
  things: Search,
  thing: string,
  filter: CatalogueFilter,
  window: Window & { end: number },
  countLimit: number,
): PageParts => {
  const count = sql`(select count(*)::int from things)`
  const rest = inOrder(
    {
      ...search,
      among: search.match,
      match: butNot(search.match, thing),
      atLeast: Math.max(0, search.atLeast - search.thingAtMost),
    },
    filter,
    {
      end: window.end,
      limit: sql`greatest(0, least(${window.limit}::int, ${window.end}::int - ${count}))`,
      offset: sql`greatest(0, ${window.offset}::int - ${count})`,
    },
    0,
  )
  return {
    with: [...readThings(things, filter, window), ...rest.with],
    count: countOf(search, filter, countLimit),
    // Nothing of the rest is read for a page that the things fill. A limit that is counted tells the planner nothing of
    // how few rows are read.
    page: sql`select id, place from things where place > ${window.offset} and place <= ${window.end}
      union all select * from (select id, ${count} + place from (${rest.page}) rest
        where ${count} < ${window.end} limit ${window.limit}) shown`,
  }
}
