// Makes what a mail carries: a token or a code, stored as a hash.
import type { Deps } from '#server/ctx.ts'
import type { Em } from '#server/platform/orm.ts'
import { hashToken } from '#server/platform/token.ts'
import { AccountToken, type TokenPurpose } from './account-token.entity.ts'
import { codeHash, mailedCode, mailedToken, tokenHash } from './mailed-secrets.ts'
import { spendTokens } from './spend-tokens.ts'
import { lockUser } from './user.queries.ts'

const MINUTE_MS = 60_000
const LIFETIME_MS: Record<TokenPurpose, number> = {
  reset_link: 30 * MINUTE_MS,
  reset_code: 10 * MINUTE_MS,
  sign_in_link: 30 * MINUTE_MS,
  verify_email: 24 * 60 * MINUTE_MS,
  change_email: 24 * 60 * MINUTE_MS,
}

/** Asked for by somebody signed in. */
const OWN = new Set<TokenPurpose>(['verify_email', 'change_email'])

/** How long what is sent for this purpose works. */
export const minutesOf = (purpose: TokenPurpose): number => LIFETIME_MS[purpose] / MINUTE_MS

export interface Issue {
  purpose: TokenPurpose
  userId: number
  email: string
  /** Names the request; the same nonce issues the same secret, and once. */
  nonce: string
  now: Date
}

/** Of two requests at once one is the newer: they take turns. An account that left its address is not reached there. */
const isReached = async (em: Em, { purpose, userId, email }: Issue): Promise<boolean> => {
  const user = await lockUser(em, userId)
  if (!user) return false
  return purpose === 'change_email' || user.email.toLowerCase() === email.toLowerCase()
}

/** The secret for the mail; null when a repeated request finds its own one used, replaced or too old, or its account gone. */
export async function issueSecret(
  em: Em,
  { config }: Pick<Deps, 'config'>,
  issue: Issue,
): Promise<string | null> {
  const { purpose, userId, email, nonce, now } = issue
  const isCode = purpose === 'reset_code'
  const secret = isCode
    ? mailedCode(config.secret, nonce)
    : mailedToken(config.secret, purpose, nonce)
  if (!(await isReached(em, issue))) return null
  const nonceHash = hashToken(nonce)
  const known = await em.findOne(AccountToken, { nonceHash }, { disableIdentityMap: true })
  if (known) return known.usedAt === null && known.expiresAt > now ? secret : null
  // What anybody may ask for takes nothing from who asked before: an attacker would spend the owner's.
  if (OWN.has(purpose)) await spendTokens(em, userId, [purpose], now)
  await em.insert(AccountToken, {
    user: userId,
    purpose,
    secretHash: isCode ? codeHash(config.secret, email, secret) : tokenHash(secret),
    nonceHash,
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS[purpose]),
  })
  return secret
}
