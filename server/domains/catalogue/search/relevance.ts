// How well a product answers a search: whether it is the thing, whether it stands on its shelf, how it is called.
import { type RawBuilder, sql } from 'kysely'
import type { Search } from './read-search.ts'

/**
 * Hidden from the planner on purpose: for a value it cannot see it assumes few matches and reads the word index. Seeing
 * a frequent word it would read the whole table instead.
 */
export const matchesUnseen = (match: string): RawBuilder<unknown> =>
  sql`search @@ (select ${match}::tsquery)`

/** Of the category's words, brand and model, what a thing goes with, and what it is. */
const WEIGHTS = sql.lit('{0.02,0.4,0.6,1}')

/** Words of spare parts and of used goods, which are called like the thing. */
const SPARE = sql.lit('replacement | repuesto | spare | compatible | refurbished')

/** ñ as typed first, then the thing itself, new and no part of it, then its shelf, then what was typed to the letter. */
export const relevance = ({
  enye,
  thing,
  categories,
  exact,
  match,
}: Search): RawBuilder<unknown> => sql`
  ${enye === null ? sql`true` : sql`search @@ ${enye}::tsquery`} as enye,
  ${thing === null ? sql`false` : sql`search @@ ${thing}::tsquery`} as thing,
  not search @@ ${SPARE}::tsquery as whole,
  category = any(${categories}::text[]) as shelf,
  ts_rank(${WEIGHTS}, search, ${exact}::tsquery, 1) + ts_rank(${WEIGHTS}, search, ${match}::tsquery, 1) as rank`

export const BY_RELEVANCE = sql`enye desc, thing desc, whole desc, shelf desc, rank desc`
