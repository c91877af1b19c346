// Ends sessions of one person, in the transaction that gives the reason.
import type { Ctx } from '#server/ctx.ts'
import { hashToken } from '#server/platform/token.ts'
import { Session } from './session.entity.ts'

/** All of them; how many there were. */
export const endSessions = ({ em }: Pick<Ctx, 'em'>, userId: number): Promise<number> =>
  em.nativeDelete(Session, { user: userId })

/** All but the one that asks. */
export const endOtherSessions = (
  { em, sessionToken }: Pick<Ctx, 'em' | 'sessionToken'>,
  userId: number,
): Promise<number> =>
  em.nativeDelete(Session, {
    user: userId,
    ...(sessionToken ? { id: { $ne: hashToken(sessionToken) } } : {}),
  })
