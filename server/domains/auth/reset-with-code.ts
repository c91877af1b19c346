// Checks the six digits of a mail, and sets a new password with them; known and unknown addresses cost the same work.
import { refuse } from '#contract/outcome.ts'
import type {
  ResetCodeOutcome,
  ResetWithCodeInput,
  VerifyResetCodeInput,
} from '#contract/recovery.ts'
import type { Ctx } from '#server/ctx.ts'
import { inTransaction } from '#server/trpc/init.ts'
import { consumeToken } from './find-token.ts'
import { hashPassword } from './password.ts'
import { proveAddress } from './prove-address.ts'
import { rememberBrowser } from './known-browser.ts'
import { limitCodeGuesses } from './recovery-limits.ts'
import { replacePassword } from './replace-password.ts'
import { requestOf } from './reset-handle.ts'
import { tryCode } from './try-code.ts'

/** Right or wrong, the code stays; only wrong tries are counted. */
export async function verifyResetCode(
  ctx: Ctx,
  { email, code }: VerifyResetCodeInput,
): Promise<ResetCodeOutcome> {
  const request = requestOf(ctx, email)
  const refused = await limitCodeGuesses(ctx, email, request)
  if (refused) return refused
  return (await tryCode(ctx, email, code, request)) ? { ok: true } : refuse('invalid_code')
}

export async function resetPasswordWithCode(
  ctx: Ctx,
  { email, code, password }: ResetWithCodeInput,
): Promise<ResetCodeOutcome> {
  const request = requestOf(ctx, email)
  const refused = await limitCodeGuesses(ctx, email, request)
  if (refused) return refused
  // Before the code is looked at, so that the time it takes says nothing.
  const passwordHash = await hashPassword(password, true)
  let userId: number | null = null
  const outcome = await inTransaction(ctx, async (unit): Promise<ResetCodeOutcome> => {
    const tried = await tryCode(unit, email, code, request)
    // A refusal from here is committed: the wrong try must stay counted.
    if (!tried || !(await consumeToken(unit, tried.id))) return refuse('invalid_code')
    await replacePassword(unit, tried.userId, passwordHash)
    await proveAddress(unit, tried.userId)
    userId = tried.userId
    return { ok: true }
  })
  if (userId !== null) rememberBrowser(ctx, { id: userId, passwordHash })
  return outcome
}
