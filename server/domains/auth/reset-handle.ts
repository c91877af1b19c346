// Binds a code to the browser that asked for it: others may guess at it, but not with its tries.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '#server/ctx.ts'
import { cookie, COOKIES } from '#server/platform/cookies.ts'

/** As long as the code. */
const SECONDS = 600

const signed = (secret: string, email: string, nonce: string): string =>
  createHmac('sha256', secret)
    .update(`reset handle:${email.toLowerCase()}:${nonce}`)
    .digest('base64url')

/** For known and unknown addresses alike. The nonce names the request; without the shop's secret it makes no code. */
export const giveHandle = ({ config, setCookie }: Ctx, email: string, nonce: string): void => {
  const value = `${nonce}.${signed(config.secret, email, nonce)}`
  setCookie(cookie(COOKIES.reset, value, { secure: config.cookieSecure, maxAge: SECONDS }))
}

/** The request this browser made for this address; null for every other browser. */
export function requestOf(
  { config, resetToken }: Pick<Ctx, 'config' | 'resetToken'>,
  email: string,
): string | null {
  const [nonce = '', given = ''] = (resetToken ?? '').split('.')
  const right = Buffer.from(signed(config.secret, email, nonce))
  const shown = Buffer.from(given)
  return shown.length === right.length && timingSafeEqual(shown, right) ? nonce : null
}
