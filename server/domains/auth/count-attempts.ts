// How often something may be tried, counted in Postgres for all processes; when it cannot count, it throws.
import { createHmac } from 'node:crypto'
import type { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Deps } from '#server/ctx.ts'
import {
  type AttemptLimitOptions,
  createAttemptLimit,
  secondsToWait,
} from '#server/platform/attempt-limit.ts'

/** `points` attempts within `duration` seconds. */
export type AttemptRule = AttemptLimitOptions

export interface Counted {
  rule: AttemptRule
  /** Whose attempts are counted: an address, an account, or both. */
  whose: string
}

type Limiting = Pick<Deps, 'orm' | 'config'>

const made = new WeakMap<Deps['orm'], Map<string, RateLimiterPostgres>>()

const limitOf = (orm: Deps['orm'], rule: AttemptRule): RateLimiterPostgres => {
  const limits = made.get(orm) ?? new Map<string, RateLimiterPostgres>()
  made.set(orm, limits)
  const limit = limits.get(rule.name) ?? createAttemptLimit(orm, rule)
  limits.set(rule.name, limit)
  return limit
}

// Addresses of people are not what a table of counters should hold.
const keyOf = ({ config }: Limiting, whose: string): string =>
  createHmac('sha256', config.secret).update(`attempt:${whose.toLowerCase()}`).digest('base64url')

const count = (deps: Limiting, { rule, whose }: Counted): Promise<number | null> =>
  secondsToWait(limitOf(deps.orm, rule).consume(keyOf(deps, whose)))

/**
 * Counts one attempt; seconds to wait when a rule is exhausted, else null. What the first rule turns away does not
 * count for the others: nobody uses up somebody else's attempts with refused ones.
 */
export const countAttempts = async (
  deps: Limiting,
  [first, ...others]: readonly [Counted, ...Counted[]],
): Promise<number | null> => {
  const waits = await count(deps, first)
  if (waits !== null) return waits
  const seconds = await Promise.all(others.map((each) => count(deps, each)))
  const longest = Math.max(...seconds.map((each) => each ?? 0), 0)
  return longest > 0 ? longest : null
}

/** Gives an attempt back that turned out to be the right person's. */
export const giveBack = async (deps: Limiting, counted: readonly Counted[]): Promise<void> => {
  for (const { rule, whose } of counted) await limitOf(deps.orm, rule).reward(keyOf(deps, whose), 1)
}

/** Forgets all attempts of these. */
export const forgetAttempts = async (
  deps: Limiting,
  counted: readonly Counted[],
): Promise<void> => {
  for (const { rule, whose } of counted) await limitOf(deps.orm, rule).delete(keyOf(deps, whose))
}
