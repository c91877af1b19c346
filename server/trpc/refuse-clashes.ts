// Turns violated constraints of the database into error codes, in one place for all operations.
import { type initTRPC, TRPCError } from '@trpc/server'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import { type Clash, clashOf } from '#server/platform/clash.ts'

type Middleware = ReturnType<ReturnType<typeof initTRPC.context<Ctx>>['create']>['middleware']

/** Names that can be taken between the look and the write, and what it is then. */
export const TAKEN: Readonly<Record<string, ErrorCode>> = {
  app_user_email: 'email_taken',
  app_user_username: 'username_taken',
  article_address: 'slug_taken',
  packing_box_name: 'name_taken',
  payment_method_name: 'method_twice',
  passkey_credential: 'passkey_known',
  shop_order_idempotency: 'request_reused',
  subscriber_email: 'already_subscribed',
}

/** What is written about may be gone by then. By the column that names it; all others are `not_found`. */
const GONE: readonly (readonly [RegExp, ErrorCode])[] = [
  [/_user_id_foreign$/, 'unauthorized'],
  [/_product_id_foreign$/, 'product_not_found'],
]

/** The code of a foreign key that leads nowhere any more. */
export const goneCode = (constraint: string): ErrorCode =>
  GONE.find(([column]) => column.test(constraint))?.[1] ?? 'not_found'

const errorOf = (code: ErrorCode, cause: Error) =>
  new TRPCError({ code: ERRORS[code].trpc, message: code, cause })

/** A taken name is a refusal the page shows at its field; what is gone is an error as if it had never been there. */
const answerTo = ({ kind, constraint }: Clash) =>
  kind === 'taken' ? (TAKEN[constraint] ?? null) : null

export const createClashRefusal = (middleware: Middleware) =>
  middleware(async ({ type, next }) => {
    const result = await next()
    if (result.ok || type !== 'mutation') return result
    const clash = clashOf(result.error)
    if (!clash) return result
    const code = answerTo(clash)
    if (code) {
      const refused: unknown = { ...result, ok: true, data: refuse(code) }
      return refused as typeof result
    }
    if (clash.kind !== 'gone') return result
    return { ...result, error: errorOf(goneCode(clash.constraint), result.error) }
  })
