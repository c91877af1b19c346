// Chooses what to look for when all words of a text together find nothing.
import { sql } from 'kysely'
import type { Em } from '#server/platform/orm.ts'
import type { Search } from './read-search.ts'
import { matchesUnseen } from './relevance.ts'

/** Of so many that the vocabulary counted some are surely there. */
const SURELY_SOME = 100

/**
 * Whether a product matches. The condition stands there twice: a planner that believes in many matches would look for the
 * first one in the table itself, and through all of it where there is none.
 */
const isMet = ({ match, atLeast }: Search) =>
  atLeast > SURELY_SOME
    ? sql`true`
    : sql`exists (select 1 from product where listed and ${matchesUnseen(match)} and ${matchesUnseen(match)})`

/** The first with fewer words that finds something in the whole catalogue; null when all words do, or when none does. */
export async function findInstead(em: Em, search: Search): Promise<Search | null> {
  if (search.fewer.length === 0) return null
  const tried = [search, ...search.fewer]
  const each = tried.map(isMet)
  const { rows } = await sql<{
    found: boolean[]
  }>`select array[${sql.join(each)}] as found`.execute(em.getKysely())
  const at = rows[0]?.found.indexOf(true) ?? -1
  return at > 0 ? (tried[at] ?? null) : null
}
