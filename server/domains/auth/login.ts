// Signs a person in; unknown names cost the same work and get the same answer as wrong passwords.
import type { RawBuilder } from 'kysely'
import type { LoginInput, LoginOutcome } from '#contract/auth.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import { askSecondFactor } from './ask-second-factor.ts'
import { tryBoth, wayPast } from './held-login.ts'
import { knownBrowserOf } from './known-browser.ts'
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
  const { found: user, retryAfterSeconds } = attempt
  const outcome = await (retryAfterSeconds === null
    ? tryPassword(ctx, input, user, attempt)
    : tryHeld(ctx, input, attempt, retryAfterSeconds))
  if (!outcome.ok) await attempt.keep()
  return outcome
}

interface Way {
  takenBack: RawBuilder<unknown>
  spend?: () => Promise<boolean>
}

async function tryPassword(
  ctx: Ctx,
  input: LoginInput,
  user: LoginRow | null,
  { takenBack, spend }: Way,
): Promise<LoginOutcome> {
  // Held up, they have proved who they are.
  const isKnown = spend !== undefined || knownBrowserOf(ctx, user) !== null
  const fits = await passwordFits(user?.passwordHash ?? null, input.password, isKnown)
  if (!user || !fits) return refuse('invalid_credentials')
  // A refused attempt stays counted: the second factor must not be guessed either.
  const refused = await askSecondFactor(ctx, user, input)
  if (refused) return refused
  if (spend && !(await spend())) return refuse('invalid_credentials')
  return enter(ctx, user, input.password, takenBack)
}

/** Attempts are held up: waiting helps, and who shows what only the owner has need not wait. */
async function tryHeld(
  ctx: Ctx,
  input: LoginInput,
  { found: user, onlyAccount }: LoginAttempt<LoginRow>,
  retryAfterSeconds: number,
): Promise<LoginOutcome> {
  const way = await wayPast(ctx, input, user)
  if (way) return 'ok' in way ? way : tryPassword(ctx, input, user, way)
  const { otp, password } = input
  if (otp === undefined)
    return refuse(onlyAccount ? 'proof_required' : 'too_many_requests', { retryAfterSeconds })
  const both = await tryBoth(ctx, input, otp, user)
  return 'ok' in both ? both : enter(ctx, both.owner, password, both.takenBack)
}

async function enter(ctx: Ctx, user: LoginRow, password: string, takenBack: Way['takenBack']) {
  const hash = user.passwordHash
  const passwordHash = isOutdated(hash) ? await renewHash(ctx, user, password) : hash
  return (
    (await letIn(ctx, { ...user, passwordHash }, { takenBack })) ?? refuse('invalid_credentials')
  )
}

/** Only over the hash that was checked: a password changed meanwhile stays changed. */
async function renewHash({ em }: Ctx, { id, passwordHash: old }: LoginRow, password: string) {
  const passwordHash = await hashPassword(password, true)
  await em.nativeUpdate(User, { id, passwordHash: old }, { passwordHash })
  return passwordHash
}
