// Tokens past their end are kept a week, to say that they are spent; then nobody asks any more.
import type { Em } from '#server/platform/orm.ts'
import { AccountToken } from './account-token.entity.ts'

const KEEP_MS = 7 * 86_400_000

export const purgeTokens = (em: Em, now: Date): Promise<number> =>
  em.nativeDelete(AccountToken, { expiresAt: { $lt: new Date(now.getTime() - KEEP_MS) } })
