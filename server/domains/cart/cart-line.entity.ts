// So many pieces of one product in one cart, at the price the shopper last saw.
import { defineEntity, p } from '@mikro-orm/core'
import { Product } from '#server/domains/catalogue/product/product.entity.ts'
import { Cart } from './cart.entity.ts'

export const CartLine = defineEntity({
  name: 'CartLine',
  tableName: 'cart_line',
  properties: {
    cart: () => p.manyToOne(Cart).ref().primary().deleteRule('cascade'),
    product: () =>
      p.manyToOne(Product).ref().primary().deleteRule('cascade').index('cart_line_product'),
    quantity: p.integer(),
    seenPriceCents: p.integer(),
    addedAt: p.datetime().defaultRaw('now()'),
  },
  checks: [{ name: 'cart_line_quantity', expression: '(quantity >= 1) AND (quantity <= 99)' }],
})
