// Ends the caller's session on the server and takes its cookies back: the next person at this browser starts with nothing.
import type { Ctx } from '#server/ctx.ts'
import { takeBrowserToken } from '#server/platform/browser-token.ts'
import { cookie, COOKIES } from '#server/platform/cookies.ts'
import { forgetWhose } from './known-browser.ts'
import { sessionsOf } from './lucia.ts'

export async function logout(ctx: Ctx): Promise<{ ok: true }> {
  const sessions = sessionsOf(ctx)
  ctx.setCookie(sessions.createBlankSessionCookie().serialize())
  takeBrowserToken(ctx)
  forgetWhose(ctx)
  if (ctx.user) {
    const secure = ctx.config.cookieSecure
    ctx.setCookie(cookie(COOKIES.form, '', { secure, maxAge: 0 }))
    ctx.setCookie(cookie(COOKIES.cart, '', { secure, maxAge: 0 }))
    ctx.setCookie(cookie(COOKIES.cartCount, '', { secure, httpOnly: false, maxAge: 0 }))
  }
  // Last, so that the browser forgets even when the database does not answer.
  if (ctx.sessionToken) await sessions.invalidateSession(ctx.sessionToken)
  return { ok: true }
}
