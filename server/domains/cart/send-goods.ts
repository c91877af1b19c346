// Puts goods into the cart together with the price they were shown at: how they go, where to, and the kept quote of it.
import { isPurchase, productsOf } from '#domain/purchase.ts'
import { CART_LINE_LIMIT, type SendGoodsInput, type SendGoodsOutcome } from '#contract/cart.ts'
import { refuse } from '#contract/outcome.ts'
import { mergeCarts } from '#domain/cart.ts'
import { LANDED_EXTRAS } from '#domain/shipping-services.ts'
import type { Ctx } from '#server/ctx.ts'
import { chooseDestination } from '#server/domains/shipping/choose-destination.ts'
import { findLandedBasis } from '#server/domains/shipping/landed-basis.ts'
import { findSavedQuote } from '#server/domains/shipping/read-saved-quote.ts'
import { fail } from '#server/trpc/init.ts'
import { countNewCart } from './cart-limits.ts'
import { Cart } from './cart.entity.ts'
import { saveChange, withinStock } from './change-cart.ts'
import { maySellHere } from './cart.policy.ts'
import { findCartProducts, findLines } from './cart.queries.ts'
import { cartOf, cartProduct } from './cart.view.ts'
import { openCart } from './open-cart.ts'
import { startCart } from './start-cart.ts'

/** Whoever holds a quote's link may order by it; another link finds nothing. */
async function wishOf(ctx: Ctx, input: SendGoodsInput) {
  const { service } = input
  if ('goods' in input) return { ...input, quote: null, alone: false, replace: false }
  const row = await findSavedQuote(ctx.em, input.quote)
  if (!row || !isPurchase(row.input)) throw fail('not_found')
  return {
    service,
    goods: productsOf(row.input),
    destination: row.destination.code,
    extras: LANDED_EXTRAS.filter((extra) => row.input[extra]),
    quote: row.id,
    alone: true,
    replace: input.replace,
  }
}

export async function sendGoods(ctx: Ctx, input: SendGoodsInput): Promise<SendGoodsOutcome> {
  const { em } = ctx
  const { goods, service, destination, extras, quote, alone, replace } = await wishOf(ctx, input)
  const products = await findCartProducts(
    em,
    goods.map(({ id }) => id),
  )
  if (products.length < goods.length) return refuse('product_not_found')
  if (!products.every(maySellHere)) return refuse('not_sold_here')
  const wished = goods.flatMap(({ id, quantity }) => {
    const product = products.find((each) => each.id === id)
    return product ? [{ product, quantity }] : []
  })
  // A kept price is that of all its pieces: with fewer the cart would have another one.
  if (wished.some(({ product, quantity }) => product.stock < (alone ? quantity : 1)))
    return refuse('out_of_stock')

  const opened = await openCart(ctx)
  const retryAfterSeconds = opened ? null : await countNewCart(ctx)
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  const cart = opened ?? (await startCart(ctx))
  const before = await findLines(em, cart.id)
  const isOther = ({ product, quantity }: (typeof before)[number]) =>
    !goods.some((each) => each.id === product.id && each.quantity >= quantity)
  if (alone && !replace && before.some(isOther)) return refuse('cart_has_others')
  // Twice the same is once: the larger number counts.
  const asked = wished.map((item) => ({ ...item, product: cartProduct(item.product) }))
  const merged = alone ? asked : mergeCarts(cartOf(before), asked)
  if (merged.length > CART_LINE_LIMIT) return refuse('cart_full')
  const chosen = await chooseDestination(ctx, { destination })
  if (!chosen.ok) return chosen
  const { cart: after, limited } = withinStock(merged, products)
  const notice = limited ? 'limited_by_stock' : 'added'
  const wanted = { wantedService: service, wantedExtras: extras, quote }
  await em.nativeUpdate(Cart, { id: cart.id }, wanted)
  // The answer is for where the goods go from now on.
  const there = { ...ctx, landedBasis: () => findLandedBasis(ctx, destination) }
  return saveChange(there, { cart: { ...cart, ...wanted }, before, after, notice })
}
