// One's own account as its page shows it.
import type { ProfileView } from '#contract/account.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { AccountToken } from '#server/domains/auth/account-token.entity.ts'
import { countRecoveryCodes } from '#server/domains/auth/recovery-codes.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { viewUser } from '#server/domains/auth/user.view.ts'

/** An account of somebody signed in. */
export type Own = Ctx & { user: CurrentUser }

const findPendingEmail = async ({ em, now, user }: Own): Promise<string | null> => {
  const waiting = { user: user.id, purpose: 'change_email', usedAt: null } as const
  const token = await em.findOne(AccountToken, { ...waiting, expiresAt: { $gt: now } })
  return token?.email ?? null
}

export async function viewProfile(ctx: Own): Promise<ProfileView> {
  const user = await ctx.em.findOneOrFail(User, { id: ctx.user.id }, { disableIdentityMap: true })
  // Of the row, not of the request: a form may have turned it on a moment ago.
  const { hasSecondFactor } = viewUser(user)
  return {
    id: user.id,
    fullName: user.fullName,
    username: user.username,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null && user.emailVerifiedAt !== undefined,
    pendingEmail: await findPendingEmail(ctx),
    isAdmin: user.isAdmin,
    hasSecondFactor,
    hasTotp: user.totpOnSince instanceof Date,
    needsSecondFactor: user.isAdmin && ctx.config.requireAdmin2fa && !hasSecondFactor,
    recoveryCodesLeft: await countRecoveryCodes(ctx.em, user.id),
    locale: user.locale,
    scheme: user.scheme ?? null,
    currency: user.currency ?? null,
    createdAt: user.createdAt.toISOString(),
  }
}
