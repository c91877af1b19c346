// Finds out who is asking, from the headers of one request.
import type { CurrentUser, Deps } from '#server/ctx.ts'
import { sessionsOf } from './lucia.ts'

export interface SessionCredentials {
  /** The Authorization header. When there is one, the cookie does not count. */
  authorization?: string | undefined
  /** The value of the session cookie. */
  cookie?: string | undefined
}

export interface ReadSession {
  user: CurrentUser | null
  /** The caller's token while it is valid. */
  token: string | null
  /** Set this cookie: the session moved along, or the old cookie is good for nothing. */
  freshCookie?: string
}

const NOBODY: ReadSession = { user: null, token: null }

export async function readSession(
  deps: Pick<Deps, 'orm' | 'config' | 'clock'>,
  { authorization, cookie }: SessionCredentials,
): Promise<ReadSession> {
  const sessions = sessionsOf(deps)
  const isBearer = authorization !== undefined
  const token = isBearer ? sessions.readBearerToken(authorization) : cookie
  if (!token) return NOBODY
  const { session, user } = await sessions.validateSession(token)
  if (!session) {
    if (isBearer) return NOBODY
    return { ...NOBODY, freshCookie: sessions.createBlankSessionCookie().serialize() }
  }
  const found: ReadSession = { user, token }
  if (!session.fresh || isBearer) return found
  return { ...found, freshCookie: sessions.createSessionCookie(token).serialize() }
}
