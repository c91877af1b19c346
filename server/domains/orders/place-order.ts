// Places the order of a cart exactly once, in one transaction, at the prices of this moment or not at all.
import type { PlaceOrderInput, PlaceOrderOutcome } from '#contract/checkout.ts'
import { refuse } from '#contract/outcome.ts'
import { type LandedBasis, landedPrice } from '#domain/landed-price.ts'
import { currencyOf } from '#domain/payment-amount.ts'
import type { Ctx } from '#server/ctx.ts'
import { findOwnerOf } from '#server/domains/auth/user.queries.ts'
import { findPaymentMethod, toldOf } from '#server/domains/billing/payment-methods.ts'
import { setCountCookie } from '#server/domains/cart/cart-cookies.ts'
import { findLines } from '#server/domains/cart/cart.queries.ts'
import { landedPieces, viewCart } from '#server/domains/cart/cart.view.ts'
import { applyKept } from '#server/domains/cart/kept-price.ts'
import { openCart } from '#server/domains/cart/open-cart.ts'
import { saveLines } from '#server/domains/cart/save-lines.ts'
import { findLandedBasis } from '#server/domains/shipping/landed-basis.ts'
import { findNetwork } from '#server/domains/shipping/network.ts'
import { placeOf } from '#server/domains/shipping/place-of.ts'
import { checkLines, checkTotal } from './check-order.ts'
import { findPlaced, hashRequest, placedAnswer } from './find-placed.ts'
import { freezeBolivars } from './freeze-bolivars.ts'
import { askedLines, findHolder, lockHolder, mayHold } from './held-pieces.ts'
import { countOrder, mayMailOrder } from './order-limits.ts'
import { issueOrderInvoice } from './order-invoice.ts'
import { openMoreCustoms } from './more-customs.ts'
import { checkoutOption } from './price-checkout.ts'
import { lockProducts, takeStock } from './take-stock.ts'
import { refuseAmount, withFee } from './pay-by-method.ts'
import { writeOrder } from './write-order.ts'

export async function placeOrder(ctx: Ctx, input: PlaceOrderInput): Promise<PlaceOrderOutcome> {
  const { em, now } = ctx
  const requestHash = hashRequest(input)
  // Whoever holds the cart's row places its order; everybody else waits here and then finds it placed.
  const cart = await openCart(ctx)
  const placed = await findPlaced(ctx, input, cart, requestHash)
  if (placed) return placed
  const seen = cart ? await findLines(em, cart.id) : []
  if (!cart || seen.length === 0) return refuse('cart_empty')
  if (cart.version !== input.cartVersion)
    return refuse('cart_changed', { cart: await viewCart(ctx, cart, seen) })

  const method = await findPaymentMethod(ctx, input.paymentMethod)
  if (!method) return refuse('method_gone')

  // Before the locks, which others wait for.
  const basis = await basisOf(ctx, input)
  const askCustoms = await openMoreCustoms(ctx, basis)
  const holder = await findHolder(ctx)
  await lockProducts(
    em,
    seen.map(({ product }) => product.id),
  )
  // Read again behind the locks: prices and stock can no longer move.
  const lines = await findLines(em, cart.id)
  const broken = checkLines(lines, basis)
  if (broken) return broken
  const { service, extras } = input
  const pieces = landedPieces(lines)
  const price = landedPrice(pieces, basis, service, extras)
  const going = { cart, lines, place: basis.tariff.destination.code, extras }
  const { options, promised } = await applyKept(ctx, [price], going)
  const [option = price] = options
  if (option.refused !== null) return refuse(option.refused)
  const customsOf = askCustoms({ options, pieces, extras, promised })
  const priced = withFee(checkoutOption(option, customsOf(service)), method)
  const refused = checkTotal(lines, priced, input) ?? refuseAmount(priced, method)
  if (refused) return refused
  const inBolivars = currencyOf(method.kind) === 'VES'
  const bolivars = inBolivars ? await freezeBolivars(ctx, priced.totalCents) : null
  if (inBolivars && !bolivars) return refuse('no_rate')

  // Last, so that nobody waits for a counter while others wait for the goods.
  const retryAfterSeconds = await countOrder(ctx)
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })

  await lockHolder(em, holder)
  // Beyond the bounds it is placed all the same and holds nothing: nobody may keep others from ordering.
  const piecesHeld = await mayHold(em, ctx.config, holder, askedLines(lines))
  if (piecesHeld && !(await takeStock(em, lines))) throw new Error('stock moved behind a lock')

  const payment = toldOf(method)
  const draft = { input, requestHash, cart, lines, priced, payment, bolivars, holder, piecesHeld }
  const { orderId, eventId } = await writeOrder(ctx, draft)
  await saveLines(em, { cart, before: lines, after: [], now })
  setCountCookie(ctx, 0)
  if (await mayMailOrder(ctx, input.email))
    await ctx.enqueue('sendOrderMail', {
      orderId,
      template: 'order_placed',
      locale: ctx.locale,
      eventId,
    })
  await tellOwner(ctx, input.email)
  // Last of all: whoever else issues an invoice waits for the end of this transaction.
  await issueOrderInvoice(ctx, orderId)
  return placedAnswer(ctx, orderId)
}

/** Where the goods really go decides what they cost, wherever prices were looked at for. */
async function basisOf(ctx: Ctx, { shippingAddress }: PlaceOrderInput): Promise<LandedBasis> {
  const place = placeOf(await findNetwork(ctx), shippingAddress)
  return findLandedBasis(ctx, place?.code ?? ctx.destination)
}

/** Whoever orders without signing in finds the order in the account that has confirmed the same address. */
async function tellOwner({ em, user, enqueue }: Ctx, email: string): Promise<void> {
  const userId = user ? null : await findOwnerOf(em, email)
  if (userId !== null) await enqueue('attachGuestOrders', { userId })
}
