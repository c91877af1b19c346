// Ends the caller's session on the server and takes the cookie back.
import type { Ctx } from '#server/ctx.ts'
import { sessionsOf } from './lucia.ts'

export async function logout(ctx: Ctx): Promise<{ ok: true }> {
  const sessions = sessionsOf(ctx)
  if (ctx.sessionToken) await sessions.invalidateSession(ctx.sessionToken)
  ctx.setCookie(sessions.createBlankSessionCookie().serialize())
  return { ok: true }
}
