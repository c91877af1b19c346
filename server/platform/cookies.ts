// The cookies of the shop: names in one place, written one way, for endpoints and domains alike.
import { serializeCookie } from 'oslo/cookie'

export const COOKIES = {
  session: 'puente_session',
  cart: 'puente_cart',
  /** Readable by scripts: how many items the badge shows. */
  cartCount: 'puente_cart_count',
  /** Binds a question for a passkey to the browser that was asked. */
  passkey: 'puente_passkey',
  /** Given with forms: which browser sends one twice, and which one an order was placed from. */
  browser: 'puente_browser',
  /** Proves that somebody signed in here before; opens nothing by itself. */
  known: 'puente_known',
  /** Says which code this browser asked for. */
  reset: 'puente_reset',
  /** What was typed into a form whose session had ended, sealed, until its person has signed in. */
  form: 'puente_form',
  /** Somebody signed out without an answer: whoever is still signed in here is not any more (`src/lib/sign-out.ts`). */
  leave: 'puente_leave',
  scheme: 'puente_scheme',
  language: 'puente_lang',
  /** In which currency amounts are shown beside dollars. */
  currency: 'puente_currency',
  /** Where prices at the door are for. */
  destination: 'puente_destination',
} as const

type CookieName = (typeof COOKIES)[keyof typeof COOKIES]

/** Whoever holds one of these is taken for somebody. */
const SECRETS: ReadonlySet<CookieName> = new Set([
  COOKIES.session,
  COOKIES.cart,
  COOKIES.passkey,
  COOKIES.browser,
  COOKIES.known,
  COOKIES.reset,
  COOKIES.form,
])

/**
 * What a cookie is called on the wire. Over https browsers take a secret under this name from this host alone: no
 * subdomain and no page over http can plant one (RFC 6265bis §4.1.3.2).
 */
export const wireName = (name: CookieName, secure: boolean): string =>
  secure && SECRETS.has(name) ? `__Host-${name}` : name

const YEAR_SECONDS = 31_536_000

interface Options {
  secure: boolean
  httpOnly?: boolean
  maxAge?: number
}

export const cookie = (
  name: CookieName,
  value: string,
  { secure, httpOnly = true, maxAge = YEAR_SECONDS }: Options,
): string =>
  serializeCookie(wireName(name, secure), value, {
    path: '/',
    sameSite: 'lax',
    secure,
    httpOnly,
    maxAge,
  })

/** Takes a secret away that was set under its plain name, before the shop was bound to its host. */
export const plainCookieGone = (name: CookieName): string =>
  serializeCookie(name, '', { path: '/', sameSite: 'lax', secure: true, httpOnly: true, maxAge: 0 })
