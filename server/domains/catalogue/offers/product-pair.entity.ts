// Two products of different stores that are, or may be, one and the same item; what an admin says of them is the last word.
import { defineEntity, p, type InferEntity, type Opt } from '@mikro-orm/core'
import type { PairDecision } from '#contract/product-pairs.ts'
import type { PairGround } from '#domain/match-products.ts'
import { Product } from '../product/product.entity.ts'

export const ProductPair = defineEntity({
  name: 'ProductPair',
  tableName: 'product_pair',
  properties: {
    id: p.integer().primary().autoincrement(),
    // The smaller number of the two comes first.
    first: () => p.manyToOne(Product).ref().deleteRule('cascade'),
    second: () => p.manyToOne(Product).ref().deleteRule('cascade').index('product_pair_second'),
    // Why the shop takes them for one, or asks.
    ground: p.text().$type<PairGround>(),
    decision: p.text().$type<PairDecision>().nullable(),
    decidedBy: p.integer().nullable(),
    decidedAt: p.datetime().nullable(),
    foundAt: p.datetime(),
    // Shoppers see them side by side. The database keeps the rule, so that a decision holds for every reader.
    shown: p
      .boolean()
      .$type<Opt<boolean>>()
      .generated(
        `(coalesce(decision, case when ground in ('gtin', 'brand_model') then 'same' else 'different' end) = 'same') stored`,
      ),
  },
  uniques: [{ name: 'product_pair_identity', properties: ['first', 'second'] }],
  indexes: [
    {
      // What waits for somebody's word.
      name: 'product_pair_open',
      expression: `create index product_pair_open on product_pair (id) where decision is null and not shown`,
    },
  ],
  checks: [{ name: 'product_pair_ordered', expression: 'first_id < second_id' }],
})

export type ProductPairRow = InferEntity<typeof ProductPair>
