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
import { limitCodeGuesses } from './recovery-limits.ts'
import { replacePassword } from './replace-password.ts'
import { tryCode } from './try-code.ts'

/** Right or wrong, the code stays; only wrong tries are counted. */
export async function verifyResetCode(
  ctx: Ctx,
  { email, code }: VerifyResetCodeInput,
): Promise<ResetCodeOutcome> {
  const refused = await limitCodeGuesses(ctx, email)
  if (refused) return refused
  return (await tryCode(ctx, email, code)) ? { ok: true } : refuse('invalid_code')
}

export async function resetPasswordWithCode(
  ctx: Ctx,
  { email, code, password }: ResetWithCodeInput,
): Promise<ResetCodeOutcome> {
  const refused = await limitCodeGuesses(ctx, email)
  if (refused) return refused
  // Before the code is looked at, so that the time it takes says nothing.
  const passwordHash = await hashPassword(password)
  return inTransaction(ctx, async (unit) => {
    const tried = await tryCode(unit, email, code)
    // A refusal from here is committed: the wrong try must stay counted.
    if (!tried || !(await consumeToken(unit, tried.id))) return refuse('invalid_code')
    await replacePassword(unit, tried.userId, passwordHash)
    await proveAddress(unit, tried.userId)
    return { ok: true }
  })
}
