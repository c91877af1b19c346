// Counts attempts for good, whatever becomes of the work around them.
import type { Deps } from '#server/ctx.ts'
import { type Counted, countAttempts as countIn } from '#server/platform/attempt-limit.ts'

/** Counts one attempt; seconds to wait when a rule is exhausted, else null. */
export const countAttempts = (
  { orm, config }: Pick<Deps, 'orm' | 'config'>,
  counted: readonly [Counted, ...Counted[]],
) => countIn(orm.em.getKysely(), config.secret, counted)
