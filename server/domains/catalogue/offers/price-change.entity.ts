// What a product cost since when, where its provider's terms allow to keep that.
import { defineEntity, p } from '@mikro-orm/core'
import { Product } from '../product/product.entity.ts'

export const PriceChange = defineEntity({
  name: 'PriceChange',
  tableName: 'price_change',
  properties: {
    id: p.integer().primary().autoincrement(),
    product: () => p.manyToOne(Product).ref().deleteRule('cascade'),
    priceCents: p.integer(),
    at: p.datetime(),
  },
  indexes: [{ name: 'price_change_product', properties: ['product', 'at'] }],
})
