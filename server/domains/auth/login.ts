// Signs a person in; unknown names cost the same work and get the same answer as wrong passwords.
import type { LoginInput, LoginOutcome } from '#contract/auth.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import { countLoginAttempt } from './login-limits.ts'
import { sessionsOf } from './lucia.ts'
import { passwordFits } from './password.ts'
import { User } from './user.entity.ts'
import { viewUser } from './user.view.ts'

export async function login(ctx: Ctx, { username, password }: LoginInput): Promise<LoginOutcome> {
  const attempt = await countLoginAttempt(ctx, ctx.clientAddress, username)
  if (attempt.retryAfterSeconds !== null)
    return refuse('too_many_requests', { retryAfterSeconds: attempt.retryAfterSeconds })

  const by = username.includes('@') ? { email: username } : { username }
  const user = await ctx.em.findOne(User, by, { populate: ['passwordHash'] })
  const fits = await passwordFits(user?.passwordHash ?? null, password)
  if (!user || !fits) return refuse('invalid_credentials')

  await attempt.forget()
  const sessions = sessionsOf(ctx)
  // A browser that signs in again leaves no second key behind.
  if (ctx.sessionToken) await sessions.invalidateSession(ctx.sessionToken)
  const session = await sessions.createSession(user.id, {})
  ctx.setCookie(sessions.createSessionCookie(session.id).serialize())
  return { ok: true, user: viewUser(user), sessionToken: session.id }
}
