// Questions for keys: random, five minutes, for the browser that asked, and each answered once.
import { z } from 'zod'
import type { Ctx } from '#server/ctx.ts'
import { cookie, COOKIES } from '#server/platform/cookies.ts'
import type { Em } from '#server/platform/orm.ts'
import { hashToken, newToken } from '#server/platform/token.ts'
import { tables } from '#server/tables.ts'
import { type ChallengePurpose, PasskeyChallenge } from './passkey-challenge.entity.ts'

export const CHALLENGE_SECONDS = 300

interface Asked {
  purpose: ChallengePurpose
  /** Whose answer counts. */
  userId?: number
  /** For a new key: what it will call its person. */
  userHandle?: string
}

/** The challenge for the browser's options; the browser also gets or keeps the cookie it is bound to. */
export async function askChallenge(ctx: Ctx, { purpose, userId, userHandle }: Asked) {
  const challenge = newToken()
  const browser = ctx.passkeyToken ?? newToken()
  await ctx.em.insert(PasskeyChallenge, {
    challengeHash: hashToken(challenge),
    browserHash: hashToken(browser),
    purpose,
    user: userId ?? null,
    userHandle: userHandle ?? null,
    expiresAt: new Date(ctx.now.getTime() + CHALLENGE_SECONDS * 1000),
  })
  const secure = ctx.config.cookieSecure
  ctx.setCookie(cookie(COOKIES.passkey, browser, { secure, maxAge: CHALLENGE_SECONDS }))
  return challenge
}

const clientData = z.object({ challenge: z.string().min(20).max(200) })

/** The challenge an answer says it answers; the signature over it is checked later. */
function saidChallenge(clientDataJSON: string): string | null {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString()
    return clientData.parse(JSON.parse(text)).challenge
  } catch {
    return null
  }
}

/**
 * Uses up the challenge an answer is for; of two answers one gets it, right or wrong. Null when it was not asked, not
 * of this browser, not for this purpose or person, or too long ago.
 */
export async function takeChallenge(
  { em, now, passkeyToken }: Pick<Ctx, 'em' | 'now' | 'passkeyToken'>,
  clientDataJSON: string,
  { purpose, userId }: Pick<Asked, 'purpose' | 'userId'>,
) {
  const challenge = saidChallenge(clientDataJSON)
  if (challenge === null || passkeyToken === null) return null
  const taken = await tables(em)
    .deleteFrom('passkeyChallenge')
    .where('challengeHash', '=', hashToken(challenge))
    .where('browserHash', '=', hashToken(passkeyToken))
    .where('purpose', '=', purpose)
    .where('userId', userId === undefined ? 'is' : '=', userId ?? null)
    .where('expiresAt', '>', now)
    .returning('userHandle')
    .executeTakeFirst()
  return taken ? { challenge, ...taken } : null
}

/** Questions nobody answered in time. */
export const purgeChallenges = (em: Em, now: Date): Promise<number> =>
  em.nativeDelete(PasskeyChallenge, { expiresAt: { $lte: now } })
