// A product somebody marked to find it again.
// Copied for its person by: server/domains/account/favourites.ts
// Erased: cascade
import { defineEntity, p } from '@mikro-orm/core'
import { User } from '#server/domains/auth/user.entity.ts'
import { Product } from '#server/domains/catalogue/product/product.entity.ts'

export const Favourite = defineEntity({
  name: 'Favourite',
  tableName: 'favourite',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    product: () =>
      p.manyToOne(Product).ref().primary().deleteRule('cascade').index('favourite_product'),
    // Newest first is the order people see; those added at once are a millisecond apart.
    addedAt: p.datetime(),
  },
})
