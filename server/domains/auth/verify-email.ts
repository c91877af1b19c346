// Confirms an address by the link of its mail: that of a new account, or the one somebody changes to.
import { refuse } from '#contract/outcome.ts'
import type {
  ConfirmAddressOutcome,
  ResendVerificationOutcome,
  TokenInput,
} from '#contract/recovery.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { newToken } from '#server/platform/token.ts'
import { inTransaction } from '#server/trpc/init.ts'
import { TOKEN_PURPOSES } from './account-token.entity.ts'
import { consumeToken, findToken, type FoundToken } from './find-token.ts'
import { limitOwnMails, limitWrongTokens } from './recovery-limits.ts'
import { spendTokens } from './spend-tokens.ts'
import { User } from './user.entity.ts'

const change = async (ctx: Ctx, { email, user }: FoundToken): Promise<void> => {
  await spendTokens(ctx.em, user.id, TOKEN_PURPOSES, ctx.now)
  await ctx.em.nativeUpdate(User, { id: user.id }, { email, emailVerifiedAt: ctx.now })
  await ctx.enqueue('sendAccountNotice', {
    kind: 'email_changed',
    at: ctx.now.toISOString(),
    userId: user.id,
    formerEmail: user.email,
    nonce: newToken(),
  })
}

async function confirm(ctx: Ctx, found: FoundToken): Promise<ConfirmAddressOutcome> {
  const { id, purpose, email, user } = found
  if (!(await consumeToken(ctx, id))) return refuse('token_spent')
  if (purpose === 'change_email') await change(ctx, found)
  else if (email.toLowerCase() !== user.email.toLowerCase()) return refuse('token_spent')
  else await ctx.em.nativeUpdate(User, { id: user.id }, { emailVerifiedAt: ctx.now })
  // Only now: whoever reads the mail of an address may see what was ordered with it.
  await ctx.enqueue('attachGuestOrders', { userId: user.id })
  return { ok: true, email }
}

export async function verifyEmail(ctx: Ctx, { token }: TokenInput): Promise<ConfirmAddressOutcome> {
  const found = await findToken(ctx, token, ['verify_email', 'change_email'])
  if (!found.ok) return (await limitWrongTokens(ctx)) ?? refuse(found.code)
  // Where somebody else has the address meanwhile, the link is not used up: they may leave it again.
  return inTransaction(ctx, (unit) => confirm(unit, found.token))
}

export async function resendVerification(
  ctx: Ctx & { user: CurrentUser },
): Promise<ResendVerificationOutcome> {
  const { id: userId, email } = ctx.user
  const refused = await limitOwnMails(ctx, userId)
  if (refused) return refused
  if ((await ctx.em.count(User, { id: userId, emailVerifiedAt: null })) === 0)
    return refuse('already_verified')
  await ctx.enqueue('sendAccountMail', {
    kind: 'verify_email',
    userId,
    email,
    nonce: newToken(),
  })
  return { ok: true }
}
