// What the vocabulary's counts say of a search before anything is read: whether matches are many, and how to meet them.
import { type CatalogueFilter, COUNT_LIMIT } from '#contract/catalogue-view.ts'
import { STORES } from '#domain/vocabulary.ts'
import { isNarrowed } from './listing-sql.ts'
import type { Search } from './read-search.ts'

/** The vocabulary is refreshed now and then: so far above the limit a count would surely reach it. */
const SURELY_MORE = COUNT_LIMIT * 1.2
/** So much of what the vocabulary counted is surely still there. */
export const SURELY_THERE = 0.8

export const isSurelyMore = (search: Search, filter: CatalogueFilter): boolean =>
  search.atLeast > SURELY_MORE && !isNarrowed(filter)

/** Whether meeting matches along the list's index is cheaper than reading them all; both measured in rows read. */
export function isScanCheaper(
  search: Search,
  filter: CatalogueFilter,
  end: number,
  countLimit: number,
): boolean {
  // How often several words meet is not known: a scan might never end, unless it is begun for more than the limit.
  const stride = Math.max(1, search.catalogueSize / (search.atLeast || COUNT_LIMIT))
  const counted = isSurelyMore(search, filter) ? 0 : Math.min(search.atMost, countLimit)
  return end * stride + counted < search.atMost
}

/** How many cards of the things alone are surely there, even if each store had each of them. */
export const surelyThere = ({ thingAtLeast }: Search): number =>
  Math.floor((thingAtLeast * SURELY_THERE) / STORES.length)
