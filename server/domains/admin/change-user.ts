// What an admin may do to somebody's account; each action is one line in the audit log, in the same transaction.
import { refuse } from '#contract/outcome.ts'
import type {
  AdminResetFactorOutcome,
  AdminSetAdminInput,
  AdminSetAdminOutcome,
} from '#contract/user-desk.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { endSessions } from '#server/domains/auth/end-sessions.ts'
import { resetFactors } from '#server/domains/auth/reset-factors.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { lockAdmins, lockUser } from '#server/domains/auth/user.queries.ts'
import { audit } from '#server/platform/audit.ts'
import { fail } from '#server/trpc/init.ts'

type AdminCtx = Ctx & { user: CurrentUser }

const write = (
  ctx: AdminCtx,
  action: string,
  id: number,
  details: Parameters<typeof audit>[1]['details'],
) => audit(ctx, { actorId: ctx.user.id, action, object: `user:${id}`, details })

/** Rights change under a new sign-in only: open sessions end. */
export async function setAdmin(
  ctx: AdminCtx,
  { id, isAdmin }: AdminSetAdminInput,
): Promise<AdminSetAdminOutcome> {
  const { em } = ctx
  if (id === ctx.user.id) return refuse('own_account')
  const admins = await lockAdmins(em)
  // Another admin may have unmade this one while it waited. Who asks stays, so the last one cannot go.
  if (!admins.includes(ctx.user.id)) throw fail('forbidden')
  const user = await lockUser(em, id)
  if (!user) throw fail('not_found')
  await em.nativeUpdate(User, { id }, { isAdmin })
  const ended = user.isAdmin === isAdmin ? 0 : await endSessions(ctx, id)
  await write(ctx, 'users.setAdmin', id, { from: user.isAdmin, to: isAdmin, ended })
  return { ok: true }
}

/** For somebody who lost phone, keys and recovery codes; what is open ends, and the owner gets a mail. */
export async function resetSecondFactor(
  ctx: AdminCtx,
  id: number,
): Promise<AdminResetFactorOutcome> {
  if (id === ctx.user.id) return refuse('own_account')
  const user = await lockUser(ctx.em, id)
  if (!user) throw fail('not_found')
  if (!user.totpOnSince && !user.passkeySince) return refuse('second_factor_off')
  const off = await resetFactors(ctx, user, 'factors_reset')
  const ended = await endSessions(ctx, id)
  await write(ctx, 'users.resetSecondFactor', id, { ...off, ended })
  return { ok: true }
}

export async function endUserSessions(
  ctx: AdminCtx,
  id: number,
): Promise<{ ok: true; ended: number }> {
  if (!(await lockUser(ctx.em, id))) throw fail('not_found')
  const ended = await endSessions(ctx, id)
  await write(ctx, 'users.endSessions', id, { ended })
  return { ok: true, ended }
}
