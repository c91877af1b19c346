// Sorts a store's product into the five categories of the shop, or leaves it to a person.
import { categoryOfTitle } from './category-words.ts'
import {
  CATEGORY_OF_STORE_ID,
  DEPARTMENTS,
  ELSEWHERE,
  SPECIFIC_SHELVES,
} from './store-departments.ts'
import type { SyncStore } from './store-offer.ts'
import type { Category } from './vocabulary.ts'

/** What a store tells about where a product belongs; lists begin with the department. */
export interface CategoryHints {
  readonly store: SyncStore
  readonly ids: readonly string[]
  readonly path: readonly string[]
  readonly title: string
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const first = <T>(values: readonly string[], table: ReadonlyMap<string, T>): T | undefined => {
  const found = values.find((value) => table.has(value))
  return found === undefined ? undefined : table.get(found)
}

/**
 * The category, by the first that tells: a shelf that means one thing wherever it stands (deepest first), the store's
 * number of a department, a department's name, the words of the title. Null where nothing does, and for departments
 * this shop has no place for (books, groceries, car parts …), whatever the title says.
 */
export const mapCategory = ({ store, ids, path, title }: CategoryHints): Category | null => {
  const names = path.map(plain)
  if (ELSEWHERE.has(names[0] ?? '')) return null
  const told =
    first(names.toReversed(), SPECIFIC_SHELVES) ??
    first(ids, CATEGORY_OF_STORE_ID[store]) ??
    first(names, DEPARTMENTS)
  if (told !== undefined) return told
  if (names.some((name) => ELSEWHERE.has(name))) return null
  return categoryOfTitle(title) ?? null
}
