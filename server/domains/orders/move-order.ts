// The one way an order changes its state: history, stock and mail go with it.
import type { OrderState } from '#contract/orders.ts'
import { REPORT_HOLD_HOURS } from '#domain/held-stock.ts'
import { isUnpaid } from '#domain/order-state.ts'
import { raw } from '@mikro-orm/core'
import type { Ctx } from '#server/ctx.ts'
import { OrderEvent } from './order-event.entity.ts'
import { Order, type OrderRow } from './order.entity.ts'
import { deservesMail } from './order.policy.ts'
import { settlePieces } from './settle-pieces.ts'

/** What a change needs: a request's or a job's transaction. */
export type OrderScope = Pick<Ctx, 'em' | 'now' | 'enqueue' | 'config'>

export interface OrderMove {
  to: OrderState
  actor: 'customer' | 'admin' | 'system'
  userId?: number | null
  note?: string
  /** Further columns that change with the state. */
  changes?: { paymentReference?: string; carrier?: string; trackingNumber?: string }
}

/** By the database's clock, which is the one that ends it. */
export const afterReport = () => raw(`now() + ? * interval '1 hour'`, [REPORT_HOLD_HOURS])

/** Moves a locked order; the caller has asked the transition table. */
export async function moveOrder(
  scope: OrderScope,
  order: OrderRow,
  move: OrderMove,
): Promise<void> {
  const { em, now, enqueue } = scope
  const { to, actor, userId = null, note = '', changes = {} } = move
  const fromState = order.state
  const { id, locale } = order
  // A reference is typed: only who has paid before, or an admin's word, holds pieces without an end.
  const isUnproven = actor === 'customer' && !order.knownBuyer
  const piecesHeld = await settlePieces(scope, order, to)
  await em.nativeUpdate(
    Order,
    { id },
    {
      ...changes,
      state: to,
      updatedAt: now,
      piecesHeld,
      holdUntil: piecesHeld && to === 'payment_review' && isUnproven ? afterReport() : null,
      ...(!isUnpaid(to) && { placedFrom: null, placedVia: null, placedBy: null }),
    },
  )
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
  if (to !== 'payment_review') await enqueue('settleOrderInvoice', { orderId: id })
  if (deservesMail(to))
    await enqueue('sendOrderMail', { orderId: id, template: 'order_state', locale, eventId })
}
