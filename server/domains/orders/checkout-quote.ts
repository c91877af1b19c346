// Prices the caller's cart for cart and checkout by each service; one that does not take it says why.
import type { CheckoutQuote, CheckoutQuoteInput } from '#contract/checkout.ts'
import { refuse } from '#contract/outcome.ts'
import { landedOptions } from '#domain/landed-price.ts'
import type { Ctx } from '#server/ctx.ts'
import { setCountCookie } from '#server/domains/cart/cart-cookies.ts'
import { type CartLineRow, findLines } from '#server/domains/cart/cart.queries.ts'
import { landedPieces, viewCart } from '#server/domains/cart/cart.view.ts'
import { findCurrentCart } from '#server/domains/cart/current-cart.ts'
import { applyKept } from '#server/domains/cart/kept-price.ts'
import { ratesNow, shownRate } from '#server/domains/currency/rates-now.ts'
import { shownDestination } from '#server/domains/shipping/choose-destination.ts'
import { findLandedBasis } from '#server/domains/shipping/landed-basis.ts'
import { findNetwork } from '#server/domains/shipping/network.ts'
import { placeOf } from '#server/domains/shipping/place-of.ts'
import { giveBrowserToken } from '#server/platform/browser-token.ts'
import { findJustPlaced } from './find-placed.ts'
import { askedLines, findHolder, mayHold } from './held-pieces.ts'
import { openMoreCustoms } from './more-customs.ts'
import { checkoutOption, estimatedIds } from './price-checkout.ts'

/** Whoever is signed in with a confirmed address has all the time there is to pay; none without room in the bounds. */
async function holdHoursOf(ctx: Ctx, lines: readonly CartLineRow[]): Promise<number> {
  const { em, config } = ctx
  const holder = await findHolder(ctx)
  if (!(await mayHold(em, config, holder, askedLines(lines)))) return 0
  const { guestHoldHours, orderHoldHours } = config
  return holder.isConfirmed ? orderHoldHours : Math.min(guestHoldHours, orderHoldHours)
}

/** Where an address is, else where the visitor wants prices for. */
async function basisFor(ctx: Ctx, address: CheckoutQuoteInput['address']) {
  const place = address && placeOf(await findNetwork(ctx), address)
  const basis = await findLandedBasis(ctx, place?.code ?? ctx.destination)
  const { code: destination } = basis.tariff.destination
  return { basis, place: await shownDestination({ ...ctx, destination }) }
}

export async function checkoutQuote(
  ctx: Ctx,
  { address, ...input }: CheckoutQuoteInput,
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
  const { basis, place } = await basisFor(ctx, address)
  const there = { ...ctx, landedBasis: () => Promise.resolve(basis) }
  const extras = input.extras ?? cart.wantedExtras
  const view = await viewCart(there, { ...cart, wantedExtras: extras }, lines)
  setCountCookie(ctx, view.itemCount)
  const pieces = landedPieces(lines)
  const going = { cart, lines, place: place.code, extras }
  const held = await applyKept(ctx, landedOptions(pieces, basis, extras), going)
  const { options: asked, kept, promised } = held
  const askCustoms = await openMoreCustoms(ctx, basis)
  const customsOf = askCustoms({ options: asked, pieces, extras, promised })
  return {
    ok: true,
    cart: view,
    destination: place,
    extras,
    service: cart.wantedService,
    kept,
    options: asked.flatMap((option) =>
      option.refused === null ? [checkoutOption(option, customsOf(option.service))] : [],
    ),
    closed: asked.flatMap((option) =>
      option.refused === null || option.refused === 'not_served'
        ? []
        : [
            {
              service: option.service,
              refused: option.refused,
              suspension: option.refused === 'route_suspended' ? option.suspension : null,
            },
          ],
    ),
    estimatedProductIds: estimatedIds(lines),
    payHours: ctx.config.orderHoldHours,
    holdHours: await holdHoursOf(ctx, lines),
    bolivarRate: shownRate(await ratesNow(ctx), 'VES', ctx.now),
  }
}
