// The first addition makes the cart: a row for an account, or a row behind a fresh secret in a cookie.
import type { Ctx } from '#server/ctx.ts'
import { hashToken, newToken } from '#server/platform/token.ts'
import { fail } from '#server/trpc/init.ts'
import { Cart } from './cart.entity.ts'
import type { CartHandle } from './cart.queries.ts'
import { setCartCookie } from './cart-cookies.ts'
import { type CartCtx, openCart } from './open-cart.ts'

export async function startCart(ctx: CartCtx): Promise<CartHandle> {
  const token = newToken()
  const row = { tokenHash: hashToken(token), user: ctx.user?.id ?? null, version: 0 }
  // An account has one cart: of two first additions at once the second one joins the first.
  await ctx.em
    .qb(Cart)
    .insert({ ...row, createdAt: ctx.now, updatedAt: ctx.now })
    .onConflict()
    .ignore()
    .execute()
  if (!ctx.user) setCartCookie(ctx, token)
  const owner: Pick<Ctx, 'cartToken'> = { cartToken: ctx.user ? null : token }
  const cart = await openCart({ ...ctx, ...owner })
  // The account went in the same moment, and the cart that another tab had begun went with it.
  if (!cart && ctx.user) throw fail('unauthorized')
  if (!cart) throw new Error('a cart that was just made cannot be found')
  return cart
}
