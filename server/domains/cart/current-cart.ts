// The caller's cart to look at; right after sign-in the guest's cart is merged first.
import type { CartView } from '#contract/cart.ts'
import { type CartHandle, findCarts, findLines } from './cart.queries.ts'
import { EMPTY_CART, viewCart } from './cart.view.ts'
import { type CartCtx, openCart } from './open-cart.ts'

/** The row behind the view; null when the caller has put nothing into a cart yet. */
export const findCurrentCart = async (ctx: CartCtx): Promise<CartHandle | null> => {
  const carts = await findCarts(ctx.em, ctx)
  const isUnclaimed = ctx.user !== null && carts.some((cart) => cart.isGuest)
  if (!isUnclaimed) return carts[0] ?? null
  return ctx.em.transactional((em) => openCart({ ...ctx, em }))
}

export async function currentCart(ctx: CartCtx): Promise<CartView> {
  const cart = await findCurrentCart(ctx)
  return cart ? viewCart(ctx, cart, await findLines(ctx.em, cart.id)) : EMPTY_CART
}
