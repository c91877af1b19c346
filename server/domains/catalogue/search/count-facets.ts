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

interface JoinedCell extends Cell {
  /** Offers of one item at several stores are one card, in whichever of them is asked for; null: of single ones. */
  joinedAs: number | null
}

interface Cells {
  cells: JoinedCell[]
  /** True when not all matches were read, so that every number may be higher. */
  isPartial: boolean
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

const cellRows = sql`unnest(${CELLS.map((cell) => cell.category)}::text[], ${CELLS.map((cell) => cell.store)}::text[],
  ${CELLS.map((cell) => cell.availability)}::text[]) as cell (category, store, availability)`

/** Groups by one number cost a fifth less than by three texts; a test holds that each cell has its own. */
const keyOf = (store: RawBuilder<unknown>) =>
  sql`hashtext(category) # hashtext(${store}) # hashtext(availability)`

/** Each cell with the number that stands for it. */
export const keyedCells = sql`select cell.*, ${keyOf(sql`store`)} as key from ${cellRows}`

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

async function countMatches(
  em: Em,
  search: Search,
  filter: CatalogueFilter,
  most: number,
): Promise<Cells> {
  const query = sql<JoinedCell>`
    select cell.category, cell.store, cell.availability, counted.joined_as as "joinedAs", counted.count
    from (
      select ${keyOf(sql`source_store`)} as key, joined_as, count(*)::int from (
        select category, source_store, availability, joined_as from product
        where listed and ${matchesUnseen(search.match)} ${priceBounds(filter)} limit ${most}) hits
      group by 1, 2) counted
    join (${keyedCells}) cell on cell.key = counted.key`
  const { rows: cells } = await query.execute(em.getKysely())
  return { cells, isPartial: cells.reduce((sum, { count }) => sum + count, 0) >= most }
}

/** Each value reads its cells one after the other and no further than the limit: however many products, it costs the same. */
async function countValues(em: Em, filter: CatalogueFilter, limit: number): Promise<Facets> {
  const values = { category: CATEGORIES, store: STORES, availability: AVAILABILITIES }
  const parts = DIMENSIONS.flatMap((dimension) => {
    const others = DIMENSIONS.filter((each) => each !== dimension)
    return CELLS.filter((cell) => others.every((other) => isChosen(filter, cell, other))).map(
      (cell) => ({ dimension, value: cell[dimension], ...cell }),
    )
  })
  const { rows } = await sql<{ dimension: Dimension; value: string; count: number }>`
    with part as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
        as part (dimension text, value text, category text, store text, availability text))
    select wanted.dimension, wanted.value, counted.count
    from (select distinct dimension, value from part) wanted
    cross join lateral (select ${countCards(
      limit,
      sql`select joined_as from part cross join lateral (
        select joined_as from product where listed and category = part.category and source_store = part.store
          and product.availability = part.availability ${priceBounds(filter)} offset 0) hit
      where part.dimension = wanted.dimension and part.value = wanted.value`,
    )} as count) counted`.execute(em.getKysely())
  const of = <D extends Dimension>(dimension: D) =>
    values[dimension].map((value) => ({
      value: value as Cell[D],
      ...bounded(
        rows.find((row) => row.dimension === dimension && row.value === value)?.count ?? 0,
        limit,
      ),
    }))
  return { categories: of('category'), stores: of('store'), availability: of('availability') }
}

export async function countFacets(
  em: Em,
  filter: CatalogueFilter,
  limit = COUNT_LIMIT,
): Promise<Facets> {
  if (filter.search.trim() === '') return countValues(em, filter, limit)
  const search = await readSearch(em, filter.search)
  const read = (each: Search) => countMatches(em, each, filter, Math.max(limit, MOST_MATCHES))
  const counted = search === null ? { cells: [], isPartial: false } : await read(search)
  // As the list does.
  const instead =
    counted.cells.length === 0 && search !== null ? await findInstead(em, search) : null
  const { cells, isPartial } = instead ? await read(instead) : counted
  const sum = <V extends string>(dimension: Dimension, values: readonly V[]) => {
    const others = DIMENSIONS.filter((each) => each !== dimension)
    return values.map((value) => {
      const met = cells
        .filter((cell) => cell[dimension] === value)
        .filter((cell) => others.every((other) => isChosen(filter, cell, other)))
      const joined = new Set(met.flatMap(({ joinedAs }) => joinedAs ?? []))
      const single = met.filter(({ joinedAs }) => joinedAs === null)
      const sumOfCells = single.reduce((total, { count }) => total + count, joined.size)
      const { count, more } = bounded(sumOfCells, limit)
      return { value, count, more: more || isPartial }
    })
  }
  return {
    categories: sum('category', CATEGORIES),
    stores: sum('store', STORES),
    availability: sum('availability', AVAILABILITIES),
  }
}
