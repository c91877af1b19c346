// Looks up what a link of a mail carries.
import type { Ctx } from '#server/ctx.ts'
import { AccountToken, type TokenPurpose } from './account-token.entity.ts'
import { tokenHash } from './mailed-secrets.ts'

export interface FoundToken {
  id: number
  purpose: TokenPurpose
  email: string
  user: { id: number; username: string; email: string }
}

export type FindTokenOutcome =
  | { ok: true; token: FoundToken }
  | { ok: false; code: 'invalid_token' | 'token_spent' }

/** Only tokens of these purposes count: a confirmation must not reset a password. */
export async function findToken(
  { em, now }: Pick<Ctx, 'em' | 'now'>,
  given: string,
  purposes: readonly TokenPurpose[],
): Promise<FindTokenOutcome> {
  const token = await em.findOne(
    AccountToken,
    { secretHash: tokenHash(given), purpose: { $in: [...purposes] } },
    { populate: ['user'], disableIdentityMap: true },
  )
  if (!token) return { ok: false, code: 'invalid_token' }
  if (token.usedAt || token.expiresAt <= now) return { ok: false, code: 'token_spent' }
  const { id, purpose, email } = token
  return { ok: true, token: { id, purpose, email, user: token.user.$ } }
}

/** Uses a token up; of two at once one succeeds. */
export const consumeToken = async (
  { em, now }: Pick<Ctx, 'em' | 'now'>,
  id: number,
): Promise<boolean> =>
  (await em.nativeUpdate(
    AccountToken,
    { id, usedAt: null, expiresAt: { $gt: now } },
    { usedAt: now },
  )) === 1
