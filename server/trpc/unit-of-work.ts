// Every mutation is one transaction: it commits only if the procedure succeeded and did not refuse, and is done
// again when the database broke it off for another one's sake.
import type { initTRPC } from '@trpc/server'
import type { Ctx } from '#server/ctx.ts'
import { enqueueWith } from '#server/jobs/enqueue.ts'
import { retryConflicts } from '#server/platform/retry-conflicts.ts'

type Middleware = ReturnType<ReturnType<typeof initTRPC.context<Ctx>>['create']>['middleware']

class RefusalRollback extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super('refused')
    this.result = result
  }
}

const isRefusal = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'ok' in data && data.ok === false

export const createUnitOfWork = (middleware: Middleware) =>
  middleware(async ({ ctx, type, next }) => {
    if (type !== 'mutation') return next()
    try {
      return await retryConflicts(() =>
        ctx.em.transactional(async (em) => {
          const result = await next({ ctx: { ...ctx, em, enqueue: enqueueWith(ctx.boss, em) } })
          // next() reports errors instead of throwing them; without this a failed mutation would commit.
          if (!result.ok) throw result.error
          if (isRefusal(result.data)) throw new RefusalRollback(result)
          return result
        }),
      )
    } catch (error) {
      if (error instanceof RefusalRollback) return error.result as Awaited<ReturnType<typeof next>>
      throw error
    }
  })
