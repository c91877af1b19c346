// Signs a person in; unknown names cost the same work and get the same answer as wrong passwords.
import type { LoginInput, LoginOutcome } from '#contract/auth.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import { askSecondFactor } from './ask-second-factor.ts'
import { isKnownBrowser } from './known-browser.ts'
import { letIn } from './let-in.ts'
import { countLoginAttempt, type LoginAttempt } from './login-limits.ts'
import { hashPassword, isOutdated, passwordFits } from './password.ts'
import { User } from './user.entity.ts'
import { loginByName, type LoginRow } from './user.queries.ts'

// What is asked here and in which order is measured: `npm run bench -- accounts`.
export async function login(ctx: Ctx, input: LoginInput): Promise<LoginOutcome> {
  const { username } = input
  const question = loginByName(username)
  const attempt = await countLoginAttempt(ctx, ctx.clientAddress, username, question)
  const outcome = await tryAttempt(ctx, input, attempt)
  if (!outcome.ok) await attempt.keep()
  return outcome
}

async function tryAttempt(
  ctx: Ctx,
  input: LoginInput,
  attempt: LoginAttempt<LoginRow>,
): Promise<LoginOutcome> {
  const { found: user } = attempt
  const retryAfterSeconds = isKnownBrowser(ctx, user)
    ? attempt.knownRetryAfterSeconds
    : attempt.retryAfterSeconds
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  const { password } = input
  const hash = user?.passwordHash ?? null
  const fits = await passwordFits(hash, password)
  if (!user || hash === null || !fits) return refuse('invalid_credentials')

  // A refused attempt stays counted: the second factor must not be guessed either.
  const refused = await askSecondFactor(ctx, user, input)
  if (refused) return refused
  const passwordHash = isOutdated(hash) ? await renewHash(ctx, user, password) : hash
  return (await letIn(ctx, { ...user, passwordHash }, attempt)) ?? refuse('invalid_credentials')
}

/** Only over the hash that was checked: a password changed meanwhile stays changed. */
async function renewHash({ em }: Ctx, { id, passwordHash: old }: LoginRow, password: string) {
  const passwordHash = await hashPassword(password)
  await em.nativeUpdate(User, { id, passwordHash: old }, { passwordHash })
  return passwordHash
}
