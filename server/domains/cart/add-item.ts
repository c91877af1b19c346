// Puts a product into the cart; the first addition makes the cart itself.
import { type AddItemOutcome, CART_LINE_LIMIT, type CartLineInput } from '#contract/cart.ts'
import { refuse } from '#contract/outcome.ts'
import { addItem as addToCart } from '#domain/cart.ts'
import { countNewCart } from './cart-limits.ts'
import { saveChange, withinStock } from './change-cart.ts'
import { maySellHere } from './cart.policy.ts'
import { findCartProducts, findLines } from './cart.queries.ts'
import { carriersOf, cartOf, cartProduct } from './cart.view.ts'
import { type CartCtx, openCart } from './open-cart.ts'
import { startCart } from './start-cart.ts'

export async function addItem(
  ctx: CartCtx,
  { productId, quantity }: CartLineInput,
): Promise<AddItemOutcome> {
  const [product] = await findCartProducts(ctx.em, [productId])
  if (!product) return refuse('product_not_found')
  if (!maySellHere(product)) return refuse('not_sold_here')
  if (product.stock === 0) return refuse('out_of_stock')
  if (carriersOf(product, await ctx.landedBasis(ctx.em))?.length === 0) return refuse('not_carried')

  const opened = await openCart(ctx)
  const retryAfterSeconds = opened ? null : await countNewCart(ctx)
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  const cart = opened ?? (await startCart(ctx))
  const before = await findLines(ctx.em, cart.id)
  const { cart: wanted, notice } = addToCart(cartOf(before), cartProduct(product), quantity)
  if (wanted.length > CART_LINE_LIMIT) return refuse('cart_full')
  const { cart: after, limited } = withinStock(wanted, [product])
  return saveChange(ctx, { cart, before, after, notice: limited ? 'limited_by_stock' : notice })
}
