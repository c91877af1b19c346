// The two cookies of a cart: the secret that opens it, and the number on its badge.
import type { Ctx } from '#server/ctx.ts'
import { cookie, COOKIES } from '#server/platform/cookies.ts'

type Writer = Pick<Ctx, 'config' | 'setCookie'>

export const setCartCookie = ({ config, setCookie }: Writer, token: string): void =>
  setCookie(cookie(COOKIES.cart, token, { secure: config.cookieSecure }))

/** Scripts and cached pages read this one. */
export const setCountCookie = ({ config, setCookie }: Writer, itemCount: number): void =>
  setCookie(
    cookie(COOKIES.cartCount, String(itemCount), { secure: config.cookieSecure, httpOnly: false }),
  )
