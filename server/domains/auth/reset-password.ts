// Sets a new password for whoever holds the link of the mail; of two at once one succeeds.
import { refuse } from '#contract/outcome.ts'
import type {
  ResetPasswordInput,
  ResetPasswordOutcome,
  TokenInput,
  VerifyResetTokenOutcome,
} from '#contract/recovery.ts'
import type { Ctx } from '#server/ctx.ts'
import { inTransaction } from '#server/trpc/init.ts'
import { consumeToken, findToken } from './find-token.ts'
import { hashPassword } from './password.ts'
import { proveAddress } from './prove-address.ts'
import { rememberBrowser } from './known-browser.ts'
import { limitWrongTokens } from './recovery-limits.ts'
import { replacePassword } from './replace-password.ts'

export async function verifyResetToken(
  ctx: Ctx,
  { token }: TokenInput,
): Promise<VerifyResetTokenOutcome> {
  const found = await findToken(ctx, token, ['reset_link'])
  if (!found.ok) return (await limitWrongTokens(ctx)) ?? refuse(found.code)
  return { ok: true, user: { username: found.token.user.username } }
}

export async function resetPassword(
  ctx: Ctx,
  { token, password }: ResetPasswordInput,
): Promise<ResetPasswordOutcome> {
  const found = await findToken(ctx, token, ['reset_link'])
  if (!found.ok) return (await limitWrongTokens(ctx)) ?? refuse(found.code)
  const { id, user } = found.token
  const passwordHash = await hashPassword(password, true)
  const outcome = await inTransaction(ctx, async (unit): Promise<ResetPasswordOutcome> => {
    if (!(await consumeToken(unit, id))) return refuse('token_spent')
    await replacePassword(unit, user.id, passwordHash)
    await proveAddress(unit, user.id)
    return { ok: true }
  })
  // They go on to sign in, here: what others try elsewhere must not stop them.
  if (outcome.ok) rememberBrowser(ctx, { id: user.id, passwordHash })
  return outcome
}
