// Finds out who is asking, from the headers of one request.
import type { CurrentUser, Deps } from '#server/ctx.ts'
import { sessionsOf } from './lucia.ts'
import { viewUser } from './user.view.ts'

export interface SessionHeaders {
  authorization?: string | undefined
  cookie?: string | undefined
}

export interface ReadSession {
  user: CurrentUser | null
  /** The caller's token while it is valid. */
  token: string | null
  /** Set this cookie: the session moved along, or the old cookie is good for nothing. */
  freshCookie?: string
  /** An Authorization header that names no session: answer 401, whatever the cookie says. */
  rejected: boolean
}

const NOBODY: ReadSession = { user: null, token: null, rejected: false }

export async function readSession(
  deps: Pick<Deps, 'orm' | 'config'>,
  headers: SessionHeaders,
): Promise<ReadSession> {
  const sessions = sessionsOf(deps)
  const isBearer = headers.authorization !== undefined
  const token = isBearer
    ? sessions.readBearerToken(headers.authorization ?? '')
    : sessions.readSessionCookie(headers.cookie ?? '')
  if (!token) return { ...NOBODY, rejected: isBearer }
  const { session, user } = await sessions.validateSession(token)
  if (!session) {
    if (isBearer) return { ...NOBODY, rejected: true }
    return { ...NOBODY, freshCookie: sessions.createBlankSessionCookie().serialize() }
  }
  const found: ReadSession = { user: viewUser(user), token, rejected: false }
  if (!session.fresh || isBearer) return found
  return { ...found, freshCookie: sessions.createSessionCookie(token).serialize() }
}
