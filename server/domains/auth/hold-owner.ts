// Holds the caller's own row while what was checked before is written: an act of a session that ended meanwhile is nobody's.
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { hashToken } from '#server/platform/token.ts'
import { fail } from '#server/trpc/init.ts'
import { Session } from './session.entity.ts'
import { lockUser } from './user.queries.ts'

/**
 * `unit` is the context of the transaction. Hashing takes a while, and a reset in between ends sessions: whoever ends
 * them locks the row first, so that one of the two is whole before the other looks.
 * @throws unauthorized when the session is gone
 */
export async function holdOwner({ em, user, sessionToken }: Ctx & { user: CurrentUser }) {
  const held = await lockUser(em, user.id)
  const mine = { id: hashToken(sessionToken ?? ''), user: user.id }
  if (!held || (await em.count(Session, mine)) === 0) throw fail('unauthorized')
  return held
}
