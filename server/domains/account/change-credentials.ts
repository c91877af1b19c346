// Changes what somebody signs in with: the password, and the address once the new one is confirmed.
import type {
  ChangeEmailInput,
  ChangeEmailOutcome,
  ChangePasswordInput,
  ChangePasswordOutcome,
} from '#contract/account.ts'
import { refuse } from '#contract/outcome.ts'
import { askPassword } from '#server/domains/auth/ask-password.ts'
import { holdOwner } from '#server/domains/auth/hold-owner.ts'
import { issueSecret } from '#server/domains/auth/issue-secret.ts'
import { rememberBrowser } from '#server/domains/auth/known-browser.ts'
import { hashPassword } from '#server/domains/auth/password.ts'
import { limitOwnMails } from '#server/domains/auth/recovery-limits.ts'
import { replacePassword } from '#server/domains/auth/replace-password.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { newToken } from '#server/platform/token.ts'
import { inTransaction } from '#server/trpc/init.ts'
import type { Own } from './profile.view.ts'

export async function changePassword(
  ctx: Own,
  { currentPassword, password }: ChangePasswordInput,
): Promise<ChangePasswordOutcome> {
  const refused = await askPassword(ctx, currentPassword)
  if (refused) return refused
  const passwordHash = await hashPassword(password, true)
  await inTransaction(ctx, async (unit) => {
    await holdOwner(unit)
    await replacePassword(unit, ctx.user.id, passwordHash)
  })
  // What the browser holds from its last sign-in proved the old password.
  rememberBrowser(ctx, { id: ctx.user.id, passwordHash })
  return { ok: true }
}

export async function changeEmail(
  ctx: Own,
  { email, password }: ChangeEmailInput,
): Promise<ChangeEmailOutcome> {
  const refused = (await askPassword(ctx, password)) ?? (await limitOwnMails(ctx, ctx.user.id))
  if (refused) return refused
  if ((await ctx.em.count(User, { email, id: { $ne: ctx.user.id } })) > 0)
    return refuse('email_taken')
  const { id: userId } = ctx.user
  const nonce = newToken()
  await inTransaction(ctx, async (unit) => {
    await holdOwner(unit)
    // Here and not in the job: a password that is changed before the mail goes out must find it, too.
    const issue = { purpose: 'change_email', userId, email, nonce, now: ctx.now } as const
    await issueSecret(unit.em, ctx, issue)
    await unit.enqueue('sendAccountMail', { kind: 'change_email', userId, email, nonce })
  })
  return { ok: true }
}
