// What a product can be found by as one and the same item at other stores: its bar code, its brand with its model, its maker's number.
import { defineEntity, p } from '@mikro-orm/core'
import type { Store } from '#domain/vocabulary.ts'
import { Product } from '../product/product.entity.ts'

export const ProductKey = defineEntity({
  name: 'ProductKey',
  tableName: 'product_key',
  properties: {
    // As domain/match-subject.ts writes it.
    key: p.text().primary(),
    // The product's own, so that the other stores' products of a key are one range of the index.
    store: p.text().$type<Store>().primary(),
    product: () =>
      p.manyToOne(Product).ref().primary().deleteRule('cascade').index('product_key_product'),
  },
})
