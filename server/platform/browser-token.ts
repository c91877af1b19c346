// Knows one browser from another by a secret the shop gave it: signed, so that nothing else passes for one of ours.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookie, COOKIES, wireName } from './cookies.ts'
import { newToken } from './token.ts'

/** Longer than anybody fills in a form. */
const DAY_SECONDS = 86_400

const signed = (secret: string, token: string): Buffer =>
  createHmac('sha256', secret).update(`browser:${token}`).digest()

interface Settings {
  secret: string
  cookieSecure: boolean
}

/** What the cookie holds, if we made it; null for anything else. */
export function readBrowserToken(
  { secret, cookieSecure }: Settings,
  cookies: Record<string, string | undefined>,
): string | null {
  const text = cookies[wireName(COOKIES.browser, cookieSecure)]
  const [token = '', mark = ''] = text?.split('.') ?? []
  const given = Buffer.from(mark, 'base64url')
  const made = signed(secret, token)
  return given.length === made.length && timingSafeEqual(given, made) ? token : null
}

interface Known {
  config: Settings
  setCookie: (text: string) => void
  /** The token of the caller's browser; null while it has none. */
  browser: string | null
}

/** Gives the browser a token unless it has one. Only with what is one person's: no kept page carries it. */
export function giveBrowserToken(ctx: Known): void {
  if (ctx.browser !== null) return
  const { secret, cookieSecure: secure } = ctx.config
  const token = newToken()
  ctx.browser = token
  const value = `${token}.${signed(secret, token).toString('base64url')}`
  ctx.setCookie(cookie(COOKIES.browser, value, { secure, maxAge: DAY_SECONDS }))
}

/** For whoever signs out: the next person at this browser is another one. */
export const takeBrowserToken = ({ config, setCookie }: Omit<Known, 'browser'>): void =>
  setCookie(cookie(COOKIES.browser, '', { secure: config.cookieSecure, maxAge: 0 }))
