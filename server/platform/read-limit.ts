// Counts how often somebody asks for something costly to read: in this process and in memory, so that counting is free.
import { addressGroup } from './address-group.ts'
import { memoryCache } from './memory-cache.ts'

interface ReadRule {
  /** How often within `seconds`, counted from the first time. */
  points: number
  seconds: number
  clock: () => Date
}

/** About thirty thousand addresses; beyond that the quietest ones start again. */
const KEPT_BYTES = 16 * 2 ** 20

/** Counts one reading of an address; seconds to wait when it has used up its share, else null. */
export function createReadLimit({ points, seconds, clock }: ReadRule) {
  const counts = memoryCache<{ used: number; until: number }>({ part: 1 / 32, most: KEPT_BYTES })
  return (address: string): number | null => {
    const whose = addressGroup(address)
    const now = clock().getTime()
    const known = counts.get(whose)
    const count = known && known.until > now ? known : { used: 0, until: now + seconds * 1000 }
    count.used += 1
    counts.set(whose, count)
    return count.used > points ? Math.max(1, Math.ceil((count.until - now) / 1000)) : null
  }
}
