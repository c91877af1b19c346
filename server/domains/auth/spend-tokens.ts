// Makes waiting tokens and codes of somebody good for nothing: a newer one was asked for, or the account changed.
import type { Em } from '#server/platform/orm.ts'
import { AccountToken, type TokenPurpose } from './account-token.entity.ts'

export const spendTokens = (
  em: Em,
  userId: number,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<number> =>
  em.nativeUpdate(
    AccountToken,
    { user: userId, purpose: { $in: [...purposes] }, usedAt: null },
    { usedAt: now },
  )
