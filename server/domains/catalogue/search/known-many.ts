// Remembers for a minute which filters and words have more products than anybody counts: counting so far again would cost
// a list most of its time, and much more while a sync changes prices.
import type { LRUCache } from 'lru-cache'
import { memoryCache } from '#server/platform/memory-cache.ts'
import type { Em } from '#server/platform/orm.ts'
import type { Narrowing } from './listing-sql.ts'

/** As long as pages for anonymous visitors are cached: a catalogue that shrinks says «more» for that much longer. */
const KEEP_MS = 60_000
const KEPT_BYTES = 2 ** 20

/** One per database, because a process may serve several in tests. It may be lost at any moment. */
const known = new WeakMap<object, LRUCache<string, number>>()

export interface KnownMany {
  /** How many cards were surely there when the last count found more than the limit. */
  get: () => number | undefined
  add: (sure: number) => void
}

/** `match`: what is searched, as a tsquery. */
export function knownMany(em: Em, filter: Narrowing, limit: number, match = ''): KnownMany {
  const database = em.getConnection()
  const filters =
    known.get(database) ?? memoryCache<number>({ part: 1 / 256, most: KEPT_BYTES, ttl: KEEP_MS })
  known.set(database, filters)
  const { categories, stores, availability, minPriceCents, maxPriceCents } = filter
  const key = JSON.stringify([
    limit,
    match,
    categories,
    stores,
    availability,
    minPriceCents,
    maxPriceCents,
  ])
  return { get: () => filters.get(key), add: (sure) => void filters.set(key, sure) }
}
