// Where somebody is signed in, and how they end what they do not know.
import type { SessionView } from '#contract/account.ts'
import { endOtherSessions } from '#server/domains/auth/end-sessions.ts'
import { Session } from '#server/domains/auth/session.entity.ts'
import { hashToken } from '#server/platform/token.ts'
import { fail } from '#server/trpc/init.ts'
import type { Own } from './profile.view.ts'

export async function listSessions({ em, now, user, sessionToken }: Own): Promise<SessionView[]> {
  const current = sessionToken ? hashToken(sessionToken) : ''
  const sessions = await em.find(
    Session,
    { user: user.id, expiresAt: { $gt: now } },
    { orderBy: { lastSeenAt: 'desc', id: 'asc' } },
  )
  return sessions.map(({ id, createdAt, lastSeenAt, addressGroup, userAgent }) => ({
    id,
    isCurrent: id === current,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    address: addressGroup,
    userAgent,
  }))
}

/** Somebody else's session does not exist. */
export async function endSession(
  { em, user }: Own,
  id: string,
): Promise<{ ok: true; ended: number }> {
  const ended = await em.nativeDelete(Session, { id, user: user.id })
  if (ended === 0) throw fail('not_found')
  return { ok: true, ended }
}

export const endOthers = async (ctx: Own): Promise<{ ok: true; ended: number }> => ({
  ok: true,
  ended: await endOtherSessions(ctx, ctx.user.id),
})
