// Signs a person in; unknown names cost the same work and get the same answer as wrong passwords.
import type { LoginInput, LoginOutcome } from '#contract/auth.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import { askSecondFactor } from './ask-second-factor.ts'
import { letIn } from './let-in.ts'
import { countLoginAttempt } from './login-limits.ts'
import { hashPassword, isOutdated, passwordFits } from './password.ts'
import { User } from './user.entity.ts'
import { findLogin } from './user.queries.ts'

// What is asked here and in which order is measured: `npm run bench -- accounts`.
export async function login(ctx: Ctx, input: LoginInput): Promise<LoginOutcome> {
  const { username, password } = input
  // Read while the attempt is counted: nothing of it is looked at before the number is known.
  const [attempt, user] = await Promise.all([
    countLoginAttempt(ctx, ctx.clientAddress, username),
    findLogin(ctx.orm, username),
  ])
  const { retryAfterSeconds } = attempt
  if (retryAfterSeconds !== null) {
    await attempt.kept
    return refuse('too_many_requests', { retryAfterSeconds })
  }
  const hash = user?.passwordHash ?? null
  const [fits] = await Promise.all([passwordFits(hash, password), attempt.kept])
  if (!user || hash === null || !fits) return refuse('invalid_credentials')

  // A refused attempt stays counted: the second factor must not be guessed either.
  const refused = await askSecondFactor(ctx, user, input)
  if (refused) return refused
  if (isOutdated(hash))
    await ctx.em.nativeUpdate(User, { id: user.id }, { passwordHash: await hashPassword(password) })
  return letIn(ctx, user, attempt)
}
