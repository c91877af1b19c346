// Prices the caller's cart for cart and checkout, by air and by sea; what is suspended answers with its notice.
import type { CheckoutQuote } from '#contract/checkout.ts'
import { SHIPPING_SERVICES, type ShippingService } from '#contract/orders.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import { setCountCookie } from '#server/domains/cart/cart-cookies.ts'
import { type CartLineRow, findLines } from '#server/domains/cart/cart.queries.ts'
import { viewCart } from '#server/domains/cart/cart.view.ts'
import { findCurrentCart } from '#server/domains/cart/current-cart.ts'
import { ratesNow, shownRate } from '#server/domains/currency/rates-now.ts'
import { findOrderWays } from '#server/domains/shipping/order-ways.ts'
import { giveBrowserToken } from '#server/platform/browser-token.ts'
import { findJustPlaced } from './find-placed.ts'
import { askedLines, findHolder, mayHold } from './held-pieces.ts'
import { priceCheckout } from './price-checkout.ts'

/** Whoever is signed in with a confirmed address has all the time there is to pay; none without room in the bounds. */
async function holdHoursOf(ctx: Ctx, lines: readonly CartLineRow[]): Promise<number> {
  const { em, config } = ctx
  const holder = await findHolder(ctx)
  if (!(await mayHold(em, config, holder, askedLines(lines)))) return 0
  const { guestHoldHours, orderHoldHours } = config
  return holder.isConfirmed ? orderHoldHours : Math.min(guestHoldHours, orderHoldHours)
}

export async function checkoutQuote(
  ctx: Ctx,
  { service }: { service?: ShippingService | undefined },
): Promise<CheckoutQuote> {
  const cart = await findCurrentCart(ctx)
  const lines = cart ? await findLines(ctx.em, cart.id) : []
  if (!cart || lines.length === 0) {
    // An answer that got lost would have said so.
    if (cart) setCountCookie(ctx, 0)
    return refuse('cart_empty', { placed: await findJustPlaced(ctx) })
  }
  // Before an order is placed from here, so that its answer may get lost.
  giveBrowserToken(ctx)
  const view = viewCart(cart.version, lines)
  setCountCookie(ctx, view.itemCount)
  const ways = await findOrderWays(ctx)
  const asked = SHIPPING_SERVICES.filter((each) => !service || each === service).flatMap((each) =>
    ways.filter((way) => way.service === each).map((way) => ({ ...way, service: each })),
  )
  const priced = asked
    .filter(({ suspension }) => !suspension)
    .map((way) => priceCheckout(lines, way.service, way, ctx.config))
  return {
    ok: true,
    cart: view,
    options: priced.map(({ option }) => option),
    closed: asked.flatMap(({ service: way, suspension }) =>
      suspension ? [{ service: way, suspension }] : [],
    ),
    estimatedProductIds: priced[0]?.estimatedProductIds ?? [],
    payHours: ctx.config.orderHoldHours,
    holdHours: await holdHoursOf(ctx, lines),
    taxBasisPoints: ctx.config.taxBasisPoints,
    bolivarRate: shownRate(await ratesNow(ctx), 'VES', ctx.now),
  }
}
