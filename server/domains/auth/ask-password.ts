// Asks for the password again before something about the account changes: an open session alone is not enough.
import { refuse } from '#contract/outcome.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { passwordFits } from './password.ts'
import { limitPasswordChecks } from './recovery-limits.ts'
import { User } from './user.entity.ts'

/** Null when it is right, else the refusal to answer with. */
export async function askPassword(ctx: Ctx & { user: CurrentUser }, password: string) {
  const refused = await limitPasswordChecks(ctx, ctx.user.id)
  if (refused) return refused
  const user = await ctx.em.findOne(
    User,
    { id: ctx.user.id },
    { populate: ['passwordHash'], disableIdentityMap: true },
  )
  const fits = await passwordFits(user?.passwordHash ?? null, password, true)
  return fits ? null : refuse('wrong_password')
}
