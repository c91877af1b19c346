// A placed order: who, where to, how, and the amounts as they were agreed; it is never recomputed.
// Copied for its person by: server/domains/account/my-orders.ts
// Erased: server/domains/orders/erase-orders.ts
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { OrderAddress } from '#contract/address.ts'
import type { FreightReason, OrderState, StoredBolivars } from '#contract/orders.ts'
import type { ToldMethod } from '#contract/payment-methods.ts'
import type { PaymentKind } from '#domain/payment-method.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { Charge, MoreCustoms } from '#contract/landed.ts'
import type { OrderService, LandedExtra } from '#domain/shipping-services.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { ERASED_ADDRESS, GONE } from './erased-buyer.ts'

export const Order = defineEntity({
  name: 'Order',
  tableName: 'shop_order',
  properties: {
    id: p.integer().primary().autoincrement(),
    // The client's key for one checkout: a retry with it gets this order, never a second one.
    idempotencyKey: p.text().unique('shop_order_idempotency'),
    requestHash: p.text(),
    cartId: p.integer(),
    cartVersion: p.integer(),
    // A guest's browser, as the hash of its token: it gets the order's key again when the answer got lost.
    browserHash: p.text().nullable(),
    user: () => p.manyToOne(User).ref().nullable().deleteRule('set null').index('shop_order_user'),
    state: p.text().$type<OrderState>(),
    locale: p.text().$type<Locale>(),
    email: p.text(),
    shippingAddress: p.json<OrderAddress>(),
    billingAddress: p.json<OrderAddress>().nullable(),
    service: p.text().$type<OrderService>(),
    extras: p.json<LandedExtra[]>().defaultRaw(`'[]'`),
    rateCardVersion: p.text(),
    paymentMethod: p.text().$type<PaymentKind>(),
    // The account and the words its buyer was told; null only while an older release writes beside this one.
    payment: p.json<ToldMethod>().nullable(),
    paymentReference: p.text().nullable(),
    charges: p.json<Charge[]>(),
    totalCents: p.integer(),
    // Who was to pay what customs ask beyond it, and how much that could be; null in orders from before this was kept.
    customs: p.json<MoreCustoms>().nullable(),
    // Agreed for as long as the order may be paid; dollars are what is charged.
    bolivars: p.json<StoredBolivars>().nullable(),
    // Why freight cost what it did, and whether a usual weight or size stood in for a missing one.
    freight: p.json<FreightReason>(),
    estimated: p.boolean().default(false),
    minDays: p.smallint(),
    maxDays: p.smallint(),
    note: p.text().default(''),
    carrier: p.text().nullable(),
    trackingNumber: p.text().nullable(),
    // Its buyer closed the account: what names them goes as soon as the order is over.
    eraseRequested: p.boolean().default(false),
    placedAt: p.datetime(),
    payUntil: p.datetime(),
    // Until when pieces are held, without a report of payment or after a newcomer's; null: as long as the order lives.
    holdUntil: p.datetime().nullable(),
    // Whether its pieces are out of stock for it. Let go of, they are held again once a payment is told of.
    piecesHeld: p.boolean().default(true),
    // What stands for the network and the carrier it came from and for its buyer's confirmed mailbox, while it is unpaid.
    placedFrom: p.text().nullable(),
    placedBy: p.text().nullable(),
    placedVia: p.text().nullable(),
    // Whether its buyer had paid an order before.
    knownBuyer: p.boolean().default(false),
    updatedAt: p.datetime(),
  },
  uniques: [{ name: 'shop_order_cart', properties: ['cartId', 'cartVersion'] }],
  indexes: [
    { name: 'shop_order_state', properties: ['state', 'id'] },
    {
      name: 'shop_order_email',
      expression: `create index shop_order_email on shop_order (email text_pattern_ops, id)`,
    },
    {
      name: 'shop_order_erase',
      expression: `create index shop_order_erase on shop_order (id) where erase_requested`,
    },
    {
      name: 'shop_order_browser',
      expression: `create index shop_order_browser on shop_order (browser_hash) where browser_hash is not null`,
    },
    {
      name: 'shop_order_unpaid',
      expression: `create index shop_order_unpaid on shop_order (pay_until) where state = 'pending_payment'`,
    },
    {
      name: 'shop_order_hold',
      expression: `create index shop_order_hold on shop_order (hold_until) where hold_until is not null and pieces_held`,
    },
    {
      name: 'shop_order_placed_from',
      expression: `create index shop_order_placed_from on shop_order (placed_from) where placed_from is not null`,
    },
    {
      // Few at any time, whatever was ordered in all the years.
      name: 'shop_order_held',
      expression: `create index shop_order_held on shop_order (id) where pieces_held and state in ('pending_payment', 'payment_review')`,
    },
  ],
  checks: [
    { name: 'shop_order_total', expression: 'total_cents > 0' },
    {
      name: 'shop_order_bolivars',
      expression: `(bolivars IS NULL) OR (payment_method IN ('pago_movil', 'bolivar_transfer'))`,
    },
  ],
  triggers: [
    {
      // Neither whom it goes to nor whom its mails go to is rewritten; both may be forgotten.
      name: 'names_nobody_else',
      timing: 'before',
      events: ['update'],
      forEach: 'row',
      body: `if (new.email <> old.email and new.email <> '${GONE}')
        or (new.shipping_address <> old.shipping_address and new.shipping_address <> ${ERASED_ADDRESS})
        or (new.billing_address is distinct from old.billing_address and new.billing_address is not null)
        or (new.user_id <> old.user_id) then
        raise exception 'the buyer of an order never becomes another';
      end if;
      return new`,
    },
  ],
})

export type OrderRow = InferEntity<typeof Order>
