// Opens a session for somebody who has just proved who they are, always under a new token.
import type { Ctx } from '#server/ctx.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import { type SessionOrigin, sessionsOf } from './lucia.ts'

const AGENT_LENGTH = 300

/**
 * Answers with the token that goes into the cookie and to Bearer callers. `along` begins the same statement.
 * @throws ProofOutdated when `while` is not true of the person's row
 */
export async function startSession(
  ctx: Ctx,
  userId: number,
  { along, while: still }: Pick<SessionOrigin, 'along' | 'while'> = {},
): Promise<string> {
  const sessions = sessionsOf(ctx)
  const session = await sessions.createSession(userId, {
    addressGroup: addressGroup(ctx.clientAddress),
    userAgent: ctx.userAgent.replaceAll(/[^\P{C}]/gu, '').slice(0, AGENT_LENGTH),
    ...(along && { along }),
    ...(still && { while: still }),
  })
  // A browser that signs in again leaves no second key behind.
  if (ctx.sessionToken) await sessions.invalidateSession(ctx.sessionToken)
  ctx.setCookie(sessions.createSessionCookie(session.id).serialize())
  return session.id
}
