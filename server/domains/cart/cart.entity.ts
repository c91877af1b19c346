// A cart behind a random cookie; `version` grows with every change, so that copies can tell who is newer.
// Copied for its person by: server/domains/cart/cart.queries.ts
// Erased: cascade
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { LandedExtra, OrderService } from '#domain/shipping-services.ts'
import { SavedQuote } from '#server/domains/shipping/saved-quote.entity.ts'
import { User } from '#server/domains/auth/user.entity.ts'

export const Cart = defineEntity({
  name: 'Cart',
  tableName: 'cart',
  properties: {
    id: p.integer().primary().autoincrement(),
    tokenHash: p.text().unique('cart_token'),
    user: () => p.manyToOne(User).ref().nullable().deleteRule('cascade').unique('cart_user'),
    version: p.integer().default(0),
    // What the shopper chose with a price: how it goes, what is added, and the kept quote whose price it is.
    wantedService: p.text().$type<OrderService>().nullable(),
    wantedExtras: p.json<LandedExtra[]>().defaultRaw(`'[]'`),
    quote: () =>
      p.manyToOne(SavedQuote).ref().nullable().deleteRule('set null').index('cart_quote'),
    createdAt: p.datetime().defaultRaw('now()'),
    // As of a session.
    plainUntil: p.datetime().nullable(),
    updatedAt: p.datetime().defaultRaw('now()').index('cart_updated'),
  },
})

export type CartRow = InferEntity<typeof Cart>
