// Takes over a copy from browser storage when it is newer than the stored cart; what it cannot keep, it says.
import type { ReplaceCartInput, ReplaceCartOutcome } from '#contract/cart.ts'
import { refuse } from '#contract/outcome.ts'
import { type Cart, mergeCarts } from '#domain/cart.ts'
import { countNewCart } from './cart-limits.ts'
import { saveChange, withinStock } from './change-cart.ts'
import { findCartProducts, findLines } from './cart.queries.ts'
import { cartProduct, EMPTY_CART, viewCart } from './cart.view.ts'
import { type CartCtx, openCart } from './open-cart.ts'
import { startCart } from './start-cart.ts'

export async function replaceCart(
  ctx: CartCtx,
  { version, lines }: ReplaceCartInput,
): Promise<ReplaceCartOutcome> {
  const stored = await openCart(ctx)
  if (!stored && lines.length === 0) return { ok: true, cart: EMPTY_CART, notice: null }
  if (stored && stored.version >= version)
    return {
      ok: true,
      cart: await viewCart(ctx, stored, await findLines(ctx.em, stored.id)),
      notice: null,
    }

  const retryAfterSeconds = stored ? null : await countNewCart(ctx)
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  const products = await findCartProducts(ctx.em, [...new Set(lines.map((line) => line.productId))])
  const known = new Map(products.map((product) => [product.id, cartProduct(product)]))
  // A product named twice keeps its larger quantity.
  const copy = lines.reduce<Cart>((merged, { productId, quantity }) => {
    const product = known.get(productId)
    return product ? mergeCarts(merged, [{ product, quantity }]) : merged
  }, [])
  const { cart: after, limited } = withinStock(copy, products)
  const cart = stored ?? (await startCart(ctx))
  const before = await findLines(ctx.em, cart.id)
  const notice = copy.length < lines.length ? 'repaired' : limited ? 'limited_by_stock' : null
  return saveChange(ctx, { cart, before, after, notice, version: Math.max(version, 1) })
}
