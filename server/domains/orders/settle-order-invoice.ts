// What the state of an order means for its invoice.
import type { OrderState } from '#contract/orders.ts'
import { PAID_STATES } from '#domain/order-state.ts'
import { settleInvoice, type Settlement } from '#server/domains/billing/settle-invoice.ts'
import { findInvoiceNumber } from '#server/domains/billing/read-invoice.ts'
import type { Em } from '#server/platform/orm.ts'
import { issueOrderInvoice } from './order-invoice.ts'
import { lockOrder } from './order.queries.ts'

const settlementOf = (state: OrderState): Settlement | null => {
  if (state === 'cancelled') return 'void'
  if (state === 'refunded') return 'refunded'
  if (state === 'pending_payment') return 'unpaid'
  return (PAID_STATES as readonly OrderState[]).includes(state) ? 'paid' : null
}

/** By the state the order has now: a job that runs late, or twice, does what is right by then. */
export async function settleOrderInvoice(
  scope: { em: Em; now: Date },
  orderId: number,
): Promise<void> {
  const { state } = await lockOrder(scope.em, orderId)
  const to = settlementOf(state)
  // An older release placed it beside this one.
  if (!(await findInvoiceNumber(scope.em, 'order', orderId)))
    await issueOrderInvoice(scope, orderId)
  if (to) await settleInvoice(scope, 'order', orderId, to)
}
