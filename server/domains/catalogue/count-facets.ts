// How many products each filter value would show, each filter counted as if it were the only one not yet chosen.
import { sql } from 'kysely'
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
import { matchesUnseen } from './find-matches.ts'
import { bounded } from './listing-page.ts'
import { priceBounds } from './listing-sql.ts'
import { readSearch, type Search } from './read-search.ts'

/** How many products share one category, store and availability: facets are sums of these. */
interface Cell {
  category: Category
  store: Store
  availability: Availability
  count: number
}

interface Cells {
  cells: Cell[]
  /** True when not all matches were read, so that every number may be higher. */
  isPartial: boolean
}

/** Matches read for the facets of a search: more only ever say «10.000+» or are far too many to choose from. */
const MOST_MATCHES = COUNT_LIMIT * 5

type Dimension = 'category' | 'store' | 'availability'

const isChosen = (filter: CatalogueFilter, cell: Omit<Cell, 'count'>, dimension: Dimension) => {
  const chosen: readonly string[] = {
    category: filter.categories,
    store: filter.stores,
    availability: filter.availability,
  }[dimension]
  return chosen.length === 0 || chosen.includes(cell[dimension])
}

/** Each cell is one short range of the facet index and is read no further than the limit. */
export async function countCells(em: Em, filter: CatalogueFilter, limit: number): Promise<Cells> {
  const all = CATEGORIES.flatMap((category) =>
    STORES.flatMap((store) =>
      AVAILABILITIES.map((availability) => ({ category, store, availability })),
    ),
  )
  // Outside two choices at once a cell counts nowhere.
  const needed = all.filter(
    (cell) =>
      (['category', 'store', 'availability'] as const).filter((d) => !isChosen(filter, cell, d))
        .length < 2,
  )
  const query = sql<Cell>`
    select cell.*, counted.count
    from unnest(${needed.map((cell) => cell.category)}::text[], ${needed.map((cell) => cell.store)}::text[],
      ${needed.map((cell) => cell.availability)}::text[]) as cell (category, store, availability)
    cross join lateral (select count(*)::int from (
      select 1 from product where listed and category = cell.category and source_store = cell.store
        and product.availability = cell.availability ${priceBounds(filter)}
      limit ${limit + 1}) cut) counted`
  const { rows } = await query.execute(em.getKysely())
  return { cells: rows, isPartial: false }
}

async function countMatches(
  em: Em,
  search: Search,
  filter: CatalogueFilter,
  most: number,
): Promise<Cells> {
  const query = sql<Cell>`
    select category, source_store as store, availability, count(*)::int from (
      select category, source_store, availability from product
      where listed and ${matchesUnseen(search.match)} ${priceBounds(filter)} limit ${most}) hits
    group by 1, 2, 3`
  const { rows: cells } = await query.execute(em.getKysely())
  return { cells, isPartial: cells.reduce((sum, { count }) => sum + count, 0) >= most }
}

export async function countFacets(
  em: Em,
  filter: CatalogueFilter,
  limit = COUNT_LIMIT,
): Promise<Facets> {
  const { cells, isPartial } = await readCells(em, filter, limit)
  const sum = <V extends string>(dimension: Dimension, values: readonly V[]) => {
    const others = (['category', 'store', 'availability'] as const).filter((d) => d !== dimension)
    return values.map((value) => {
      const counted = cells
        .filter((cell) => cell[dimension] === value)
        .filter((cell) => others.every((other) => isChosen(filter, cell, other)))
        .reduce((total, { count }) => total + count, 0)
      const { count, more } = bounded(counted, limit)
      return { value, count, more: more || isPartial }
    })
  }
  return {
    categories: sum('category', CATEGORIES),
    stores: sum('store', STORES),
    availability: sum('availability', AVAILABILITIES),
  }
}

async function readCells(em: Em, filter: CatalogueFilter, limit: number): Promise<Cells> {
  if (filter.search.trim() === '') return countCells(em, filter, limit)
  const search = await readSearch(em, filter.search)
  return search === null
    ? { cells: [], isPartial: false }
    : countMatches(em, search, filter, Math.max(limit, MOST_MATCHES))
}
