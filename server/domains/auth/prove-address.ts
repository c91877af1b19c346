// What a mail that was acted on proves of an address nobody had confirmed: that it is theirs who read it, and nothing before was.
import type { Ctx } from '#server/ctx.ts'
import { resetFactors } from './reset-factors.ts'
import { User } from './user.entity.ts'

/**
 * `ctx` is that of the transaction that sets the new password. Whoever registered with an address of somebody else must
 * not keep a key to it, nor lock its owner out. An address that was confirmed before keeps its factors.
 */
export async function proveAddress(ctx: Ctx, userId: number): Promise<void> {
  const { em, now } = ctx
  const unproven = { id: userId, emailVerifiedAt: null }
  if ((await em.nativeUpdate(User, unproven, { emailVerifiedAt: now })) === 0) return
  const user = await em.findOneOrFail(User, userId, { disableIdentityMap: true })
  if (user.totpOnSince || user.passkeySince) await resetFactors(ctx, user, 'factors_unproven')
  await ctx.enqueue('attachGuestOrders', { userId })
}
