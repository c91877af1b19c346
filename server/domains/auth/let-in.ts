// The end of every way of signing in: a fresh session, the attempt taken back, and what was chosen in another browser.
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { cookie, COOKIES } from '#server/platform/cookies.ts'
import { rememberBrowser } from './known-browser.ts'
import type { LoginAttempt } from './login-limits.ts'
import { ProofOutdated } from './lucia.ts'
import { startSession } from './start-session.ts'
import { type LoginRow, proofStands } from './user.queries.ts'
import { viewUser } from './user.view.ts'

interface LetIn {
  ok: true
  user: CurrentUser
  sessionToken: string
}

/** Null when password or second factor changed while they were checked: the old ones open nothing any more. */
export async function letIn(
  ctx: Ctx,
  user: LoginRow,
  attempt?: Pick<LoginAttempt<LoginRow>, 'takenBack'>,
): Promise<LetIn | null> {
  const proof = { ...(attempt && { along: attempt.takenBack }), while: proofStands(user) }
  const sessionToken = await startSession(ctx, user.id, proof).catch((error: unknown) => {
    if (error instanceof ProofOutdated) return null
    throw error
  })
  if (sessionToken === null) return null
  rememberBrowser(ctx, user)
  // What was chosen in another browser holds in this one; who never chose keeps what is chosen here.
  const options = { secure: ctx.config.cookieSecure, httpOnly: false }
  const { locale, currency, scheme } = user
  ctx.setCookie(cookie(COOKIES.language, locale, options))
  if (currency) ctx.setCookie(cookie(COOKIES.currency, currency, options))
  if (scheme) ctx.setCookie(cookie(COOKIES.scheme, scheme, options))
  return { ok: true, user: viewUser(user), sessionToken }
}
