// Writes an order with its lines and first history line; everything that was agreed is frozen here.
import type { CheckoutOption, PlaceOrderInput } from '#contract/checkout.ts'
import type { StoredBolivars } from '#contract/orders.ts'
import type { ToldMethod } from '#contract/payment-methods.ts'
import { multiply } from '#domain/money.ts'
import { raw } from '@mikro-orm/core'
import type { Ctx } from '#server/ctx.ts'
import type { CartHandle, CartLineRow } from '#server/domains/cart/cart.queries.ts'
import { hashToken } from '#server/platform/token.ts'
import type { Holder } from './held-pieces.ts'
import { OrderEvent } from './order-event.entity.ts'
import { OrderLine } from './order-line.entity.ts'
import { Order } from './order.entity.ts'
import { estimatedIds } from './price-checkout.ts'

const HOUR_MS = 3_600_000

export interface OrderDraft {
  input: PlaceOrderInput
  requestHash: string
  cart: CartHandle
  lines: readonly CartLineRow[]
  priced: CheckoutOption
  payment: ToldMethod
  bolivars: StoredBolivars | null
  holder: Holder
  piecesHeld: boolean
}

const lineOf = ({ product, quantity }: CartLineRow) => ({
  product: product.id,
  name: product.name,
  brand: product.brand,
  image: product.images[0] ?? null,
  textLanguage: product.textLanguage,
  unitCents: product.priceCents,
  quantity,
  totalCents: multiply(product.priceCents, quantity),
})

/** Counted by the database's clock, which is the one that ends it. */
const heldUntil = ({ guestHoldHours, orderHoldHours }: Ctx['config']) =>
  guestHoldHours < orderHoldHours ? raw(`now() + ? * interval '1 hour'`, [guestHoldHours]) : null

export async function writeOrder(
  { em, now, config, locale, user, browser }: Ctx,
  { input, requestHash, cart, lines, priced, payment, bolivars, holder, piecesHeld }: OrderDraft,
): Promise<{ orderId: number; eventId: number }> {
  const {
    cartVersion: _version,
    expectedTotalCents: _total,
    expectedCustomsByShop: _customs,
    ...given
  } = input
  const { freight, charges, totalCents, customs, rateCardVersion, minDays, maxDays } = priced
  const order = Number(
    await em.insert(Order, {
      ...given,
      paymentMethod: payment.kind,
      payment,
      requestHash,
      cartId: cart.id,
      cartVersion: cart.version,
      user: user?.id ?? null,
      // Whoever is signed in is known by that.
      browserHash: user || browser === null ? null : hashToken(browser),
      state: 'pending_payment',
      locale,
      rateCardVersion,
      charges,
      totalCents,
      customs,
      bolivars,
      freight,
      estimated: estimatedIds(lines).length > 0,
      minDays,
      maxDays,
      placedAt: now,
      payUntil: new Date(now.getTime() + config.orderHoldHours * HOUR_MS),
      holdUntil: piecesHeld && !holder.isConfirmed ? heldUntil(config) : null,
      piecesHeld,
      placedFrom: holder.network,
      placedVia: holder.carrier,
      placedBy: holder.mailbox,
      knownBuyer: holder.isKnown,
      updatedAt: now,
    }),
  )
  await em.insertMany(
    OrderLine,
    lines.map((line) => ({ order, ...lineOf(line) })),
  )
  const event = { order, fromState: null, toState: 'pending_payment', at: now, note: '' } as const
  const eventId = Number(
    await em.insert(OrderEvent, { ...event, actor: 'customer', user: user?.id ?? null }),
  )
  return { orderId: order, eventId }
}
