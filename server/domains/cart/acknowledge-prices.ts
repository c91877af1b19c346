// The shopper has seen the new prices: from now on they are the ones to compare with.
import type { CartChange } from '#contract/cart.ts'
import { CartLine } from './cart-line.entity.ts'
import { findLines } from './cart.queries.ts'
import { EMPTY_CART, viewCart } from './cart.view.ts'
import { type CartCtx, openCart } from './open-cart.ts'

export async function acknowledgePrices(ctx: CartCtx): Promise<CartChange> {
  const cart = await openCart(ctx)
  if (!cart) return { ok: true, cart: EMPTY_CART, notice: null }
  for (const { product, seenPriceCents } of await findLines(ctx.em, cart.id))
    if (seenPriceCents !== product.priceCents)
      await ctx.em.nativeUpdate(
        CartLine,
        { cart: cart.id, product: product.id },
        { seenPriceCents: product.priceCents },
      )
  const lines = await findLines(ctx.em, cart.id)
  return { ok: true, cart: await viewCart(ctx, cart, lines), notice: null }
}
