// Tells a browser in which somebody signed in before: what others try elsewhere does not count there.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '#server/ctx.ts'
import { cookie, COOKIES } from '#server/platform/cookies.ts'
import { newToken } from '#server/platform/token.ts'
import type { LoginRow } from './user.queries.ts'

type Whose = Pick<LoginRow, 'id' | 'passwordHash'>

/** Worth nothing after the password has changed. */
const proofOf = (secret: string, { id, passwordHash }: Whose, browser: string): string =>
  createHmac('sha256', secret)
    .update(`known browser:${browser}:${id}:${passwordHash}`)
    .digest('base64url')

/** Each browser has a proof of its own, so that each has wrong attempts of its own. */
export function rememberBrowser({ config, setCookie }: Ctx, user: Whose): void {
  const browser = newToken()
  const value = `${browser}.${proofOf(config.secret, user, browser)}`
  setCookie(cookie(COOKIES.known, value, { secure: config.cookieSecure }))
}

/** For whoever leaves for good: nothing of them stays in the browser. */
export const forgetBrowser = ({ config, setCookie }: Ctx): void =>
  setCookie(cookie(COOKIES.known, '', { secure: config.cookieSecure, maxAge: 0 }))

export function isKnownBrowser(
  { config, knownToken }: Pick<Ctx, 'config' | 'knownToken'>,
  user: Whose | null,
): boolean {
  if (knownToken === null || user === null) return false
  const [browser = '', given = ''] = knownToken.split('.')
  const proof = Buffer.from(proofOf(config.secret, user, browser))
  const shown = Buffer.from(given)
  return shown.length === proof.length && timingSafeEqual(shown, proof)
}
