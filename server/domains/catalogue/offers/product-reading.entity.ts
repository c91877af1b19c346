// How a product was read when it was last compared with other stores' products; who reads it otherwise compares it anew.
import { defineEntity, p } from '@mikro-orm/core'
import { Product } from '../product/product.entity.ts'

export const ProductReading = defineEntity({
  name: 'ProductReading',
  tableName: 'product_reading',
  properties: {
    product: () => p.oneToOne(Product).ref().owner().primary().deleteRule('cascade'),
    // Hash of what matching looks at.
    told: p.bigint(),
    // False between writing its keys and comparing it.
    compared: p.boolean().default(false),
  },
  indexes: [
    {
      name: 'product_reading_open',
      expression: `create index product_reading_open on product_reading (product_id) where not compared`,
    },
  ],
})
