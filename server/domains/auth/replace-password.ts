// Sets a new password and everything that follows from it, in one transaction.
import type { Ctx } from '#server/ctx.ts'
import { newToken } from '#server/platform/token.ts'
import { endOtherSessions } from './end-sessions.ts'
import { forgetLoginAttempts } from './login-limits.ts'
import { spendTokens } from './spend-tokens.ts'
import { User } from './user.entity.ts'

/**
 * `ctx` is that of the transaction. Wrong attempts are forgotten, every other session ends, the owner gets a mail, and what waits in a mail is spent:
 * resets, and a change of address that somebody with the old password may have asked for.
 */
export async function replacePassword(
  ctx: Ctx,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await ctx.em.nativeUpdate(User, { id: userId }, { passwordHash })
  const { username, email } = await ctx.em.findOneOrFail(User, userId, { disableIdentityMap: true })
  await forgetLoginAttempts(ctx, [username, email])
  await endOtherSessions(ctx, userId)
  await spendTokens(
    ctx.em,
    userId,
    ['reset_link', 'reset_code', 'sign_in_link', 'change_email'],
    ctx.now,
  )
  await ctx.enqueue('sendAccountNotice', {
    kind: 'password_changed',
    at: ctx.now.toISOString(),
    userId,
    nonce: newToken(),
  })
}
