// Counts how often somebody asks for what costs a search or a computation: per process and in memory.
import type { Ctx } from '#server/ctx.ts'
import type { Orm } from '#server/platform/orm.ts'
import { createReadLimit } from '#server/platform/read-limit.ts'

const limits = new WeakMap<Orm, ReturnType<typeof createReadLimit>>()

/** Whether it is one too many. Who is signed in counts for themselves, wherever they are. */
export function isReadTooOften({ orm, config, clock, user, clientAddress }: Ctx): boolean {
  const rule = { points: config.readsPerMinute, seconds: 60, clock }
  const limit = limits.get(orm) ?? createReadLimit(rule)
  limits.set(orm, limit)
  return limit(user ? `user ${user.id}` : clientAddress) !== null
}
