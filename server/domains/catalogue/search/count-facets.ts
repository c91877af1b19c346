// How many products each filter value would show, each filter counted as if it were the only one not yet chosen.
import { type RawBuilder, sql } from 'kysely'
import { type CatalogueFilter, COUNT_LIMIT } from '#contract/catalogue-view.ts'
import type { Facets } from '#contract/catalogue.ts'
import {
  AVAILABILITIES,
  type Availability,
  CATEGORIES,
  type Category,
  STORES,
  type Store,
} from '#domain/vocabulary.ts'
import type { Em } from '#server/platform/orm.ts'
import { findInstead } from './find-instead.ts'
import { bounded, countCards } from './listing-page.ts'
import { priceBounds } from './listing-sql.ts'
import { readSearch, type Search } from './read-search.ts'
import { matchesUnseen } from './relevance.ts'

/** How many products share one category, store and availability: facets are sums of these. */
interface Cell {
  category: Category
  store: Store
  availability: Availability
  count: number
}

/** Matches read for the facets of a search: more only ever say «10.000+» or are far too many to choose from. */
const MOST_MATCHES = COUNT_LIMIT * 5

const DIMENSIONS = ['category', 'store', 'availability'] as const
type Dimension = (typeof DIMENSIONS)[number]

const isChosen = (filter: CatalogueFilter, cell: Omit<Cell, 'count'>, dimension: Dimension) => {
  const chosen: readonly string[] = {
    category: filter.categories,
    store: filter.stores,
    availability: filter.availability,
  }[dimension]
  return chosen.length === 0 || chosen.includes(cell[dimension])
}

const CELLS = CATEGORIES.flatMap((category) =>
  STORES.flatMap((store) =>
    AVAILABILITIES.map((availability) => ({ category, store, availability })),
  ),
)

export const cellRows = sql`unnest(${CELLS.map((cell) => cell.category)}::text[], ${CELLS.map((cell) => cell.store)}::text[],
  ${CELLS.map((cell) => cell.availability)}::text[]) as cell (category, store, availability)`

/** Groups by one number cost a fifth less than by three texts; a test holds that each cell has its own. */
export const keyOf = (store: RawBuilder<unknown>) =>
  sql`hashtext(category) # hashtext(${store}) # hashtext(availability)`

/** Each cell is one short range of the facet index and is read no further than the limit. */
export async function countCells(em: Em, limit: number): Promise<Cell[]> {
  const query = sql<Cell>`
    select cell.*, counted.count from ${cellRows}
    cross join lateral (select count(*)::int from (
      select 1 from product where listed and category = cell.category and source_store = cell.store
        and product.availability = cell.availability
      limit ${limit + 1}) cut) counted`
  const { rows } = await query.execute(em.getKysely())
  return rows
}

const VALUES = { category: CATEGORIES, store: STORES, availability: AVAILABILITIES }

/** Which cells each value of a filter is the sum of, as rows; each filter as if it were the only one not yet chosen. */
const partRows = (filter: CatalogueFilter): RawBuilder<unknown> => {
  const parts = DIMENSIONS.flatMap((dimension) => {
    const others = DIMENSIONS.filter((each) => each !== dimension)
    return CELLS.filter((cell) => others.every((other) => isChosen(filter, cell, other))).map(
      (cell) => ({ dimension, value: cell[dimension], ...cell }),
    )
  })
  return sql`select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
    as part (dimension text, value text, category text, store text, availability text)`
}

interface Counted {
  dimension: Dimension
  value: string
  count: number
}

const viewFacets = (rows: readonly Counted[], limit: number, isPartial = false): Facets => {
  const of = <D extends Dimension>(dimension: D) =>
    VALUES[dimension].map((value) => {
      const row = rows.find((each) => each.dimension === dimension && each.value === value)
      const { count, more } = bounded(row?.count ?? 0, limit)
      return { value: value as Cell[D], count, more: more || isPartial }
    })
  return { categories: of('category'), stores: of('store'), availability: of('availability') }
}

/** Each value reads its cells one after the other and no further than the limit: however many products, it costs the same. */
async function countValues(em: Em, filter: CatalogueFilter, limit: number): Promise<Facets> {
  const { rows } = await sql<Counted>`
    with part as materialized (${partRows(filter)})
    select wanted.dimension, wanted.value, (counted.counts)[1] as count
    from (select distinct dimension, value from part) wanted
    cross join lateral (select ${countCards(
      limit,
      sql`select joined_as from part cross join lateral (
        select joined_as from product where listed and category = part.category and source_store = part.store
          and product.availability = part.availability ${priceBounds(filter)} offset 0) hit
      where part.dimension = wanted.dimension and part.value = wanted.value`,
    )} as counts) counted`.execute(em.getKysely())
  return viewFacets(rows, limit)
}

/**
 * Of all that matches, read once and no further than `most`; null where nothing does. Offers of one item at several
 * stores are one card, in whichever of their cells.
 */
async function countMatches(
  em: Em,
  search: Search,
  filter: CatalogueFilter,
  limit: number,
): Promise<Facets | null> {
  const most = Math.max(limit, MOST_MATCHES)
  const { rows } = await sql<{ read: number } & (Counted | { dimension: null })>`
    with hits as materialized (
      select ${keyOf(sql`source_store`)} as key, joined_as, count(*) as offers from (
        select category, source_store, availability, joined_as from product
        where listed and ${matchesUnseen(search.match)} ${priceBounds(filter)} limit ${most}) hit
      group by 1, 2)
    select counted.read, sums.*
    from (select coalesce(sum(offers), 0)::int as read from hits) counted
    left join (
      select dimension, value,
        (coalesce(sum(offers) filter (where joined_as is null), 0) + count(distinct joined_as))::int as count
      from (select dimension, value, ${keyOf(sql`store`)} as key from (${partRows(filter)}) part) part
      join hits using (key)
      group by 1, 2) sums on true`.execute(em.getKysely())
  const read = rows[0]?.read ?? 0
  const sums = rows.flatMap((row) => (row.dimension === null ? [] : row))
  return read === 0 ? null : viewFacets(sums, limit, read >= most)
}

export async function countFacets(
  em: Em,
  filter: CatalogueFilter,
  limit = COUNT_LIMIT,
): Promise<Facets> {
  if (filter.search.trim() === '') return countValues(em, filter, limit)
  const search = await readSearch(em, filter.search)
  const found = search && (await countMatches(em, search, filter, limit))
  // As the list does.
  const instead = search && !found ? await findInstead(em, search) : null
  return (
    found ?? (instead && (await countMatches(em, instead, filter, limit))) ?? viewFacets([], limit)
  )
}
