// The cookies of the shop: names in one place, written one way, for doors and domains alike.
import { serializeCookie } from 'oslo/cookie'

export const COOKIES = {
  session: 'puente_session',
  cart: 'puente_cart',
  /** Readable by scripts: how many items the badge shows. */
  cartCount: 'puente_cart_count',
  /** Binds a question for a passkey to the browser that was asked. */
  passkey: 'puente_passkey',
  /** Proves that somebody signed in here before; opens nothing by itself. */
  known: 'puente_known',
  /** Says which code this browser asked for. */
  reset: 'puente_reset',
  scheme: 'puente_scheme',
  language: 'puente_lang',
  /** In which currency amounts are shown beside dollars. */
  currency: 'puente_currency',
} as const

const YEAR_SECONDS = 31_536_000

interface Options {
  secure: boolean
  httpOnly?: boolean
  maxAge?: number
}

export const cookie = (
  name: string,
  value: string,
  { secure, httpOnly = true, maxAge = YEAR_SECONDS }: Options,
): string => serializeCookie(name, value, { path: '/', sameSite: 'lax', secure, httpOnly, maxAge })
