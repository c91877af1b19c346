// Sessions past their end open nothing and need no row.
import type { Em } from '#server/platform/orm.ts'
import { Session } from './session.entity.ts'

export const purgeSessions = (em: Em, now: Date): Promise<number> =>
  em.nativeDelete(Session, { expiresAt: { $lte: now } })
