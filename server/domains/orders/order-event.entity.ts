// One line of an order's history: what changed, when and by whom.
// Copied for its person by: server/domains/orders/order.queries.ts
// Erased: server/domains/orders/erase-orders.ts
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { OrderState } from '#contract/orders.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { Order } from './order.entity.ts'

export const OrderEvent = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_event',
  properties: {
    id: p.integer().primary().autoincrement(),
    order: () => p.manyToOne(Order).ref().deleteRule('cascade').index('order_event_order'),
    fromState: p.text().$type<OrderState>().nullable(),
    toState: p.text().$type<OrderState>(),
    actor: p.text().$type<'customer' | 'admin' | 'system'>(),
    user: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    note: p.text().default(''),
    at: p.datetime(),
  },
})

export type OrderEventRow = InferEntity<typeof OrderEvent>
