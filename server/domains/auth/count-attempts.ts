// Counts attempts for good, whatever becomes of the work around them.
import type { Deps } from '#server/ctx.ts'
import {
  type Counted,
  countAttempts as countIn,
  takeBack as takeBackIn,
} from '#server/platform/attempt-limit.ts'

type Limiting = Pick<Deps, 'orm' | 'config'>
type Several = readonly [Counted, ...Counted[]]

/** Counts one attempt; seconds to wait when a rule is exhausted, else null. */
export const countAttempts = ({ orm, config }: Limiting, counted: Several) =>
  countIn(orm.em.getKysely(), config.secret, counted)

export interface CountedAhead {
  retryAfterSeconds: number | null
  /** Fulfilled when the disk has it. Nobody is answered before. */
  kept: Promise<void>
}

/**
 * The same for work that takes longer than the disk: it may begin once the number is known. Until the number is kept,
 * its rows are locked, so that parallel attempts wait for it.
 */
export const countAhead = ({ orm, config }: Limiting, counted: Several): Promise<CountedAhead> =>
  new Promise((resolve, reject) => {
    const transaction = orm.em.getKysely().transaction()
    const kept: Promise<void> = transaction.execute(async (db) => {
      const retryAfterSeconds = await countIn(db, config.secret, counted)
      resolve({ retryAfterSeconds, kept })
    })
    kept.catch(reject)
  })

export const takeBack = ({ orm, config }: Limiting, taken: Parameters<typeof takeBackIn>[2]) =>
  takeBackIn(orm.em.getKysely(), config.secret, taken)
