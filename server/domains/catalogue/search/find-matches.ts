// One page of what a search finds, in the way that reads the least of it.
import { type RawBuilder, sql } from 'kysely'
import { type CatalogueFilter, COUNT_LIMIT } from '#contract/catalogue-view.ts'
import type { Em } from '#server/platform/orm.ts'
import { bounded, type ListingPage, type PageParts, readPage, type Window } from './listing-page.ts'
import { knownMany } from './known-many.ts'
import { isNarrowed } from './listing-sql.ts'
import { isSurelyMore, SURELY_THERE, surelyThere } from './match-counts.ts'
import { countOf, eitherOf, inOrder, readingAll } from './match-order.ts'
import type { Search } from './read-search.ts'
import { RANK_ALL, thingsFirst } from './things-first.ts'
import { allOf } from './ts-query.ts'

/** Of so many matches nobody pages through all: a hundred pages, then the words need company. */
const REACH_OF_MANY = 1200
/** Of so many names it is asked where in them a word stands. */
const MOST_ASKED = 3000

/** One word that marks nothing: where it stands is in no index, and every name that has it would be looked at. */
const isTooMuchToAsk = ({ atLeast, atMost, thingAtLeast }: Search): boolean =>
  atLeast > 0 && thingAtLeast === 0 && atMost > MOST_ASKED

/** With more matches than are ranked. */
function partsOfMany(
  search: Search,
  filter: CatalogueFilter,
  window: Window & { end: number },
  countLimit: number,
): PageParts {
  const { thing } = search
  if (thing === null || isTooMuchToAsk(search)) return inOrder(search, filter, window, countLimit)
  const things = {
    ...search,
    among: search.match,
    match: allOf([search.match, thing]),
    atMost: search.thingAtMost,
    atLeast: search.thingAtLeast,
  }
  const there = surelyThere(search)
  return there > RANK_ALL && window.end <= there && !isNarrowed(filter)
    ? { ...inOrder(things, filter, window, 0), count: countOf(search, filter, countLimit) }
    : thingsFirst(search, things, thing, filter, window, countLimit)
}

/** How many several words, or a filter, leave nobody knows: so many are read as are ranked, and one more. */
function rankingFirst(
  search: Search,
  filter: CatalogueFilter,
  window: Window & { end: number },
  countLimit: number,
): PageParts {
  const few = readingAll(search, filter, window, {
    ranked: true,
    most: sql`limit ${RANK_ALL + 1}`,
    name: sql.ref('ranked'),
  })
  const many = partsOfMany(search, filter, window, countLimit)
  const isFew = sql`(select count(*) from ranked) <= ${RANK_ALL}`
  return {
    with: [...few.with, ...many.with],
    count: sql`case when ${isFew} then ${few.count} else ${many.count} end`,
    page: eitherOf(few.page, many.page, isFew),
  }
}

function partsOf(
  search: Search,
  filter: CatalogueFilter,
  { limit, offset }: { limit: number; offset: number },
  countLimit: number,
): PageParts {
  const window = { limit, offset, end: offset + limit }
  if (filter.sort !== 'relevance') return inOrder(search, filter, window, countLimit)
  if (search.atMost <= RANK_ALL) return readingAll(search, filter, window, { ranked: true })
  const isSurelyMany = search.atLeast * SURELY_THERE > RANK_ALL && !isNarrowed(filter)
  return (isSurelyMany ? partsOfMany : rankingFirst)(search, filter, window, countLimit)
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
  const many = knownMany(em, filter, countLimit, search.match)
  const known = countLimit > 0 ? many.get() : undefined
  const parts = partsOf(search, filter, window, known === undefined ? countLimit : 0)
  const page = await readPage<Row>(em, parts, columns)
  const { rows } = page
  const { read, sure } = known === undefined ? page : { read: countLimit + 1, sure: known }
  if (known === undefined && read > countLimit) many.add(sure)
  const reach = isSurelyMore(search, filter) ? REACH_OF_MANY : Math.min(sure, countLimit)
  return { rows, total: bounded(read, countLimit), reach }
}
