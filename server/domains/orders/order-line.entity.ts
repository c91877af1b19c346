// One product of an order, with its name and price frozen as they were.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { Product } from '#server/domains/catalogue/product/product.entity.ts'
import { Order } from './order.entity.ts'

export const OrderLine = defineEntity({
  name: 'OrderLine',
  tableName: 'order_line',
  properties: {
    id: p.integer().primary().autoincrement(),
    order: () => p.manyToOne(Order).ref().deleteRule('cascade').index('order_line_order'),
    product: () => p.manyToOne(Product).ref().deleteRule('restrict').index('order_line_product'),
    name: p.text(),
    brand: p.text().default(''),
    image: p.text().nullable(),
    textLanguage: p.text().default('en'),
    unitCents: p.integer(),
    quantity: p.integer(),
    totalCents: p.integer(),
  },
  checks: [
    { name: 'order_line_quantity', expression: '(quantity >= 1) AND (quantity <= 99)' },
    { name: 'order_line_total', expression: 'total_cents = unit_cents * quantity' },
  ],
})

export type OrderLineRow = InferEntity<typeof OrderLine>
