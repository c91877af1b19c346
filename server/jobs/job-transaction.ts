// Gives a job the same unit of work a mutation has: rows and follow-up jobs exist together or not at all.
import type { Deps } from '#server/ctx.ts'
import type { Em } from '#server/platform/orm.ts'
import { type Enqueue, enqueueWith } from './enqueue.ts'

export interface JobScope extends Deps {
  em: Em
  now: Date
  enqueue: Enqueue
}

export const inJobTransaction = <T>(
  deps: Deps,
  work: (scope: JobScope) => Promise<T>,
): Promise<T> =>
  deps.orm.em
    .fork()
    .transactional((em) =>
      work({ ...deps, em, now: deps.clock(), enqueue: enqueueWith(deps.boss, em) }),
    )
