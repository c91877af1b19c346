// The one way an order changes its state: history, stock and mail go with it.
import { raw } from '@mikro-orm/core'
import type { OrderState } from '#contract/orders.ts'
import { reservesStock, returnsStock } from '#domain/order-state.ts'
import type { Ctx } from '#server/ctx.ts'
import { Product } from '#server/domains/catalogue/product.entity.ts'
import type { Em } from '#server/platform/orm.ts'
import { OrderEvent } from './order-event.entity.ts'
import { Order, type OrderRow } from './order.entity.ts'
import { deservesMail } from './order.policy.ts'
import { findOrderLines } from './order.queries.ts'

/** What a change needs: a request's or a job's transaction. */
export type OrderScope = Pick<Ctx, 'em' | 'now' | 'enqueue'>

export interface OrderMove {
  to: OrderState
  actor: 'customer' | 'admin' | 'system'
  userId?: number | null
  note?: string
  /** Further columns that change with the state. */
  changes?: { paymentReference?: string; carrier?: string; trackingNumber?: string }
}

/** Pieces go back on sale, as far as they are there, or are no longer missing from the store's own count, or both. */
const settleStock = async (
  em: Em,
  orderId: number,
  { returned, released }: { returned: boolean; released: boolean },
): Promise<void> => {
  if (!returned && !released) return
  const lines = await findOrderLines(em, orderId)
  // The same order everywhere stock is touched, so that two changes never wait for each other.
  for (const { product, quantity } of [...lines].sort((a, b) => a.product.id - b.product.id))
    await em.nativeUpdate(
      Product,
      { id: product.id },
      {
        ...(returned && {
          stock: raw('stock + greatest(0, ? - case when stock = 0 then missing else 0 end)', [
            quantity,
          ]),
          missing: raw('greatest(0, missing - ?)', [quantity]),
        }),
        ...(released && { reserved: raw('greatest(0, reserved - ?)', [quantity]) }),
      },
    )
}

/** Moves a locked order; the caller has asked the transition table. */
export async function moveOrder(
  { em, now, enqueue }: OrderScope,
  order: OrderRow,
  move: OrderMove,
): Promise<void> {
  const { to, actor, userId = null, note = '', changes = {} } = move
  const fromState = order.state
  const { id, locale } = order
  await em.nativeUpdate(Order, { id }, { ...changes, state: to, updatedAt: now })
  const eventId = Number(
    await em.insert(OrderEvent, {
      order: id,
      fromState,
      toState: to,
      actor,
      user: userId,
      note,
      at: now,
    }),
  )
  await settleStock(em, id, {
    returned: returnsStock(fromState, to),
    released: reservesStock(fromState) && !reservesStock(to),
  })
  if (deservesMail(to))
    await enqueue('sendOrderMail', { orderId: id, template: 'order_state', locale, eventId })
}
