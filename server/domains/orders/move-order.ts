// The one way an order changes its state: history, stock and mail go with it.
import { LockMode } from '@mikro-orm/core'
import type { OrderState } from '#contract/orders.ts'
import { reservesStock, returnsStock } from '#domain/order-state.ts'
import { movePieces } from '#domain/shelf.ts'
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

const LOCKED = {
  fields: ['stock', 'reserved', 'missing', 'providerValues'],
  lockMode: LockMode.PESSIMISTIC_WRITE,
  disableIdentityMap: true,
} as const

/** Pieces go back on sale, as far as they are there, or are no longer part of the store's own count, or both. */
const settleStock = async (
  em: Em,
  orderId: number,
  move: { returned: boolean; released: boolean },
): Promise<void> => {
  if (!move.returned && !move.released) return
  const lines = await findOrderLines(em, orderId)
  // The same order everywhere stock is touched, so that two changes never wait for each other.
  for (const { product, quantity } of [...lines].sort((a, b) => a.product.id - b.product.id)) {
    const { id } = product
    const { providerValues, ...before } = await em.findOneOrFail(Product, { id }, LOCKED)
    const { shelf, change } = movePieces(before, quantity, move)
    // What was last said beside an admin's own count moves with the pieces.
    const said = 'stock' in providerValues && {
      providerValues: {
        ...providerValues,
        stock: Math.max(0, Number(providerValues['stock']) + change),
      },
    }
    await em.nativeUpdate(Product, { id }, { ...shelf, ...said })
  }
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
