// Tells a browser in which somebody signed in before: strangers who lock the account do not lock it there.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '#server/ctx.ts'
import { cookie, COOKIES } from '#server/platform/cookies.ts'
import type { LoginRow } from './user.queries.ts'

type Whose = Pick<LoginRow, 'id' | 'passwordHash'>

/** Worth nothing after the password has changed. */
const proofOf = (secret: string, { id, passwordHash }: Whose): string =>
  createHmac('sha256', secret).update(`known browser:${id}:${passwordHash}`).digest('base64url')

export const rememberBrowser = ({ config, setCookie }: Ctx, user: Whose): void =>
  setCookie(cookie(COOKIES.known, proofOf(config.secret, user), { secure: config.cookieSecure }))

/** For whoever leaves for good: nothing of them stays in the browser. */
export const forgetBrowser = ({ config, setCookie }: Ctx): void =>
  setCookie(cookie(COOKIES.known, '', { secure: config.cookieSecure, maxAge: 0 }))

export function isKnownBrowser({ config, knownToken }: Ctx, user: Whose | null): boolean {
  if (knownToken === null || user === null) return false
  const given = Buffer.from(knownToken)
  const proof = Buffer.from(proofOf(config.secret, user))
  return given.length === proof.length && timingSafeEqual(given, proof)
}
