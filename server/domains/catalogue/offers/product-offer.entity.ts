// How fresh a product is that a store offers: when its price was last named, when that expires, and a price nobody believes.
// A table of its own, so that seeing the same again does not touch the product and its indexes.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { Product } from '../product/product.entity.ts'
import type { SyncStore } from '#domain/store-offer.ts'

export const ProductOffer = defineEntity({
  name: 'ProductOffer',
  tableName: 'product_offer',
  properties: {
    product: () => p.oneToOne(Product).ref().owner().primary().deleteRule('cascade'),
    provider: p.text().$type<SyncStore>(),
    // Number of the run that saw it last; runs are kept for a while only, so it is no reference.
    runId: p.integer(),
    // When the store last named the price that is known; a doubted price does not renew it.
    seenAt: p.datetime(),
    expiresAt: p.datetime(),
    // The store no longer has it: in no list until it is seen again.
    gone: p.boolean().default(false),
    goneAt: p.datetime().nullable(),
    // When its store was last asked about it because no list named it; before that, since when it is known.
    askedAt: p.datetime().defaultRaw('now()'),
    // The run in whose answers it was first left out without a word, since it was last seen.
    unansweredRun: p.integer().nullable(),
    // The run that its store denied it to; when that ends well it is taken out of the lists.
    deniedRun: p.integer().nullable(),
    heldPriceCents: p.integer().nullable(),
    heldSince: p.datetime().nullable(),
    // A price somebody called wrong: not taken for as long as the store repeats it.
    rejectedPriceCents: p.integer().nullable(),
    // When the store was last asked for more than its lists tell.
    detailsAt: p.datetime().nullable(),
    // When such a question brought nothing: refused, passed over, or answered with what is no offer.
    detailsMissedAt: p.datetime().nullable(),
  },
  indexes: [
    // None of its parts changes when a list names a product again, so that row stays where its index says.
    { name: 'product_offer_asked', properties: ['provider', 'askedAt', 'product'] },
    {
      name: 'product_offer_held',
      expression: `create index product_offer_held on product_offer (product_id) where held_price_cents is not null`,
    },
    {
      name: 'product_offer_rejected',
      expression: `create index product_offer_rejected on product_offer (product_id) where rejected_price_cents is not null`,
    },
  ],
})

export type ProductOfferRow = InferEntity<typeof ProductOffer>
