// The end of every way of signing in: a fresh session, the attempt taken back, and what was chosen in another browser.
import { DISPLAY_CURRENCIES } from '#domain/currencies.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { cookie, COOKIES } from '#server/platform/cookies.ts'
import type { LoginAttempt } from './login-limits.ts'
import { startSession } from './start-session.ts'
import { viewUser } from './user.view.ts'

interface LetIn {
  ok: true
  user: CurrentUser
  sessionToken: string
}

export async function letIn(
  ctx: Ctx,
  user: Parameters<typeof viewUser>[0] & { currency: string },
  attempt: LoginAttempt,
): Promise<LetIn> {
  const [sessionToken] = await Promise.all([startSession(ctx, user.id), attempt.forget()])
  // What was chosen in another browser holds in this one; who never chose keeps what is chosen here.
  if (user.currency !== DISPLAY_CURRENCIES[0])
    ctx.setCookie(
      cookie(COOKIES.currency, user.currency, { secure: ctx.config.cookieSecure, httpOnly: false }),
    )
  return { ok: true, user: viewUser(user), sessionToken }
}
