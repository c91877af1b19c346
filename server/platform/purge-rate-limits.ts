// Counters whose time is over count nothing.
import { RateLimit } from './rate-limit.entity.ts'
import type { Em } from './orm.ts'

export const purgeRateLimits = (em: Em, now: Date): Promise<number> =>
  em.nativeDelete(RateLimit, { expire: { $lt: now.getTime() } })
