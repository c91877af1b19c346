// Reads orders with their lines and history.
import { LockMode } from '@mikro-orm/core'
import { parseOrderNumber } from '#domain/order-number.ts'
import type { Em } from '#server/platform/orm.ts'
import { fail } from '#server/trpc/init.ts'
import { OrderEvent } from './order-event.entity.ts'
import { OrderLine } from './order-line.entity.ts'
import { Order } from './order.entity.ts'

export const findOrder = (em: Em, id: number) => em.findOne(Order, { id }, { refresh: true })

/** The order, locked until the unit of work ends. @throws order_not_found */
export const lockOrder = async (em: Em, id: number) => {
  const order = await em.findOne(
    Order,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  )
  if (!order) throw fail('order_not_found')
  return order
}

/** The id an order number stands for; null when it cannot be one of ours. */
export const orderIdOf = (number: string): number | null => {
  const parsed = parseOrderNumber(number)
  return parsed.ok && parsed.id <= 2_147_483_647 ? parsed.id : null
}

export const findOrderLines = (em: Em, orderId: number) =>
  em.find(OrderLine, { order: orderId }, { orderBy: { id: 'asc' } })

export const findOrderEvents = (em: Em, orderId: number) =>
  em.find(OrderEvent, { order: orderId }, { orderBy: { id: 'asc' } })

export const findOrderEvent = (em: Em, orderId: number, id: number) =>
  em.findOne(OrderEvent, { id, order: orderId })
