// Tells a browser in which somebody signed in before, and who was the last: what others try elsewhere does not count there.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '#server/ctx.ts'
import { cookie, COOKIES } from '#server/platform/cookies.ts'
import { seal, unseal } from '#server/platform/seal.ts'
import { newToken } from '#server/platform/token.ts'
import type { LoginRow } from './user.queries.ts'

type Whose = Pick<LoginRow, 'id' | 'passwordHash'>

/** Worth nothing after the password has changed. */
const proofOf = (secret: string, { id, passwordHash }: Whose, browser: string): string =>
  createHmac('sha256', secret)
    .update(`known browser:${browser}:${id}:${passwordHash}`)
    .digest('base64url')

const giveKnown = ({ config, setCookie }: Ctx, parts: readonly string[]): void =>
  setCookie(cookie(COOKIES.known, parts.join('.'), { secure: config.cookieSecure }))

/** Each browser has a proof of its own, so that each has wrong attempts of its own. */
export function rememberBrowser(ctx: Ctx, user: Whose): void {
  const { secret } = ctx.config
  const browser = newToken()
  const whose = seal(secret, Buffer.from(String(user.id)))
  giveKnown(ctx, [browser, proofOf(secret, user, browser), whose])
}

/** After signing out the browser stays known, and what is done in it is nobody's. */
export function forgetWhose(ctx: Ctx): void {
  const [browser, proof] = ctx.knownToken?.split('.') ?? []
  if (browser && proof) giveKnown(ctx, [browser, proof])
}

/** Who signed in last; null where nobody did, or whoever did has signed out. */
export function lastUserOf(secret: string, knownToken: string | null): number | null {
  const whose = knownToken?.split('.')[2]
  if (!whose) return null
  try {
    return Number(Buffer.from(unseal(secret, whose)).toString())
  } catch {
    return null
  }
}

/** For whoever leaves for good: nothing of them stays in the browser. */
export function forgetBrowser(ctx: Ctx): void {
  ctx.knownToken = null
  ctx.setCookie(cookie(COOKIES.known, '', { secure: ctx.config.cookieSecure, maxAge: 0 }))
}

/** The browser's own part of what it shows, if somebody proved to be this user in it: by that its attempts are counted. */
export function knownBrowserOf(
  { config, knownToken }: Pick<Ctx, 'config' | 'knownToken'>,
  user: Whose | null,
): string | null {
  if (knownToken === null || user === null) return null
  const [browser = '', given = ''] = knownToken.split('.')
  const proof = Buffer.from(proofOf(config.secret, user, browser))
  const shown = Buffer.from(given)
  return shown.length === proof.length && timingSafeEqual(shown, proof) ? browser : null
}
