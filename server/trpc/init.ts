// The three base procedures: anyone, a signed-in customer, an admin. All share the unit of work.
import { initTRPC, TRPCError } from '@trpc/server'
import superjson from 'superjson'
import { type z, ZodError } from 'zod'
import { ERRORS, isErrorCode, type ErrorCode } from '#contract/errors.ts'
import { fieldErrorsOf } from '#contract/field-errors.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { enqueueWith } from '#server/jobs/enqueue.ts'
import { notifyChange } from '#server/platform/change-notifications.ts'
import { retryConflicts } from '#server/platform/retry-conflicts.ts'
import { isDiskFull } from '#server/platform/is-disk-full.ts'
import { isUnavailable } from '#server/platform/unavailable.ts'
import { isReadTooOften } from './count-read.ts'
import { provedLately } from './proved-lately.ts'
import { createClashRefusal } from './refuse-clashes.ts'
import { createUnitOfWork } from './unit-of-work.ts'

export interface Meta {
  /** Who may call it, stated by the base procedures below alone: the tests of rights try every procedure by it. */
  access?: 'anyone' | 'customer' | 'admin'
  /**
   * What a procedure without an output schema answers, for the documents: its own functions compute it from checked
   * values, the compiler holds it to its type, and a test reads its answers with this schema.
   */
  answer?: z.ZodType
}

export const t = initTRPC
  .context<Ctx>()
  .meta<Meta>()
  .create({
    transformer: superjson,
    errorFormatter: ({ shape, error, ctx, input }) => {
      const errorCode = errorCodeOf(error)
      const isOurs = error.code === 'INTERNAL_SERVER_ERROR'
      return {
        ...shape,
        // Internal messages may carry SQL or secrets; a person gets an id to quote instead.
        message: isOurs ? errorCode : shape.message,
        data: {
          code: isOurs ? ERRORS[errorCode].trpc : shape.data.code,
          httpStatus: isOurs ? ERRORS[errorCode].http : shape.data.httpStatus,
          path: shape.data.path,
          errorCode,
          requestId: ctx?.requestId,
          fields: error.cause instanceof ZodError ? fieldErrorsOf(error.cause, input) : undefined,
        },
      }
    },
  })

/** Our own code of a tRPC error, for the REST body and the page. */
export function errorCodeOf(error: TRPCError): ErrorCode {
  if (isErrorCode(error.message)) return error.message
  if (error.code === 'BAD_REQUEST') return 'invalid_input'
  if (error.code === 'NOT_FOUND') return 'not_found'
  if (isDiskFull(error)) return 'storage_full'
  return isUnavailable(error) ? 'unavailable' : 'internal'
}

/** A refusal that must stop the request (an unknown id, a missing right) rather than be drawn by the page. */
export const fail = (code: ErrorCode): TRPCError =>
  new TRPCError({ code: ERRORS[code].trpc, message: code })

/**
 * What an admin writes goes through the `admin` procedure, which asks who sits there and is followed by the audit. At the
 * others they are a customer like any: an operation cannot see what they are, so it cannot grant anything for it.
 */
export const likeAnybody = t.middleware(({ ctx, type, next }) =>
  type === 'mutation' && ctx.user?.isAdmin
    ? next({ ctx: { ...ctx, user: { ...ctx.user, isAdmin: false } } })
    : next(),
)

const unitOfWork = createUnitOfWork(t.middleware)
/** Outermost: it hears of what a transaction could not be committed for as well. */
const base = t.procedure.use(createClashRefusal(t.middleware))
const everybody = base.meta({ access: 'anyone' }).use(likeAnybody)
const owners = base.meta({ access: 'customer' }).use(likeAnybody)

export const router = t.router
/** For the reads that are asked most: a query is no unit of work, and each layer costs every call. */
export const reader = t.procedure.meta({ access: 'anyone' })

/** Refuses whoever asks for costly answers faster than any person reads. @throws too_many_requests */
export const limitReads = (ctx: Ctx): void => {
  if (isReadTooOften(ctx)) throw fail('too_many_requests')
}
/** For reads whose every answer costs a search or a computation. */
export const costlyReader = reader.use(({ ctx, next }) => {
  limitReads(ctx)
  return next()
})

const signedIn = t.middleware(({ ctx, next }) => {
  if (!ctx.user) throw fail('unauthorized')
  return next({ ctx: { ...ctx, user: ctx.user } })
})
/** @throws unauthorized, forbidden, second_factor_missing */
export function adminOf({ user, config }: Ctx): CurrentUser {
  if (!user) throw fail('unauthorized')
  if (!user.isAdmin) throw fail('forbidden')
  if (config.requireAdmin2fa && !user.hasSecondFactor) throw fail('second_factor_missing')
  return user
}
const isAdmin = t.middleware(({ ctx, next }) => next({ ctx: { ...ctx, user: adminOf(ctx) } }))

/** A screen that was left open must not act for the person who left it. Reading may go on. */
const isConfirmed = t.middleware(async ({ ctx, type, next }) => {
  if (type === 'mutation' && !(await provedLately(ctx))) throw fail('confirm_identity')
  return next()
})

/** Said within the transaction: a refusal or an error takes the news back with all else. */
const tellsChange = (by: 'desk' | 'anybody') =>
  t.middleware(async ({ ctx, type, path, next }) => {
    const result = await next()
    const [domain = path] = path.split('.')
    // Carts change all the time, and no desk shows them.
    if (type === 'mutation' && result.ok && domain !== 'cart')
      await notifyChange(ctx.em, domain, by)
    return result
  })

// The gate stands before the unit of work: an anonymous request must not open a transaction.
export const anyone = everybody.use(unitOfWork).use(tellsChange('anybody'))
export const customer = owners.use(signedIn).use(unitOfWork).use(tellsChange('anybody'))
export const admin = base
  .meta({ access: 'admin' })
  .use(isAdmin)
  .use(isConfirmed)
  .use(unitOfWork)
  .use(tellsChange('desk'))
/** For mutations that hash passwords or must outlive a refusal: no transaction around them. */
export const anyoneWithoutTransaction = everybody
export const customerWithoutTransaction = owners.use(signedIn)

/**
 * The unit of work of such a procedure, once the slow part is done: rows and jobs exist together or not at all.
 * A refusal returned from it commits; throw to roll back.
 */
export const inTransaction = <C extends Ctx, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> =>
  retryConflicts(() =>
    ctx.em.transactional((em) => work({ ...ctx, em, enqueue: enqueueWith(ctx.boss, em) })),
  )
